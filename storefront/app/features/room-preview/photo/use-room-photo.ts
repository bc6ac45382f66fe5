import { useEffect, useRef, useState } from 'react';

import type { PhotoFailure } from '../room-preview-words';
import type { PhotoResult } from './read-photo';

interface RoomPhoto {
  picture: ImageBitmap | null;
  /** File name of the photo, or name of the sample room. */
  name: string | null;
  reading: boolean;
  failure: PhotoFailure | null;
}

const none: RoomPhoto = { picture: null, name: null, reading: false, failure: null };

/** The room on the drawing. What cannot be read leaves the last one standing; what is not shown is released. */
export function useRoomPhoto() {
  const [photo, setPhoto] = useState(none);
  const latest = useRef(0);

  useEffect(() => () => photo.picture?.close(), [photo.picture]);
  // What is still being read when the page goes is nobody's.
  useEffect(
    () => () => {
      latest.current++;
    },
    [],
  );

  async function take(result: Promise<PhotoResult>) {
    const turn = ++latest.current;
    setPhoto((shown) => ({ ...shown, reading: true, failure: null }));
    const read = await result;
    if (turn !== latest.current) {
      if (read.ok) read.picture.close();
      return;
    }
    setPhoto((shown) =>
      read.ok
        ? { picture: read.picture, name: read.name, reading: false, failure: null }
        : { ...shown, reading: false, failure: read.failure },
    );
  }

  return { ...photo, take };
}
