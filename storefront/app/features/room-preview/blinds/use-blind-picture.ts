import { useEffect, useState } from 'react';

import { blindPath, type BlindStyle } from '#app/domain/room-preview/blind-styles';

type Pictures = Partial<Record<BlindStyle, HTMLImageElement | 'failed'>>;

/** The picture of the chosen blind, once it is there. One that failed is loaded anew on request or when it is chosen again. */
export function useBlindPicture(style: BlindStyle | null) {
  const [pictures, setPictures] = useState<Pictures>({});
  const [attempt, setAttempt] = useState(0);
  const known = style ? pictures[style] : undefined;

  useEffect(() => {
    if (!style) return;
    let wanted = true;
    const keep = (picture: HTMLImageElement | 'failed') => {
      if (wanted) setPictures((all) => (isLoaded(all[style]) ? all : { ...all, [style]: picture }));
    };
    const image = new Image();
    image.src = blindPath(style);
    image.decode().then(
      () => keep(image),
      () => keep('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [style, attempt]);

  return {
    picture: isLoaded(known) ? known : null,
    failed: known === 'failed',
    retry: () => setAttempt((count) => count + 1),
  };
}

function isLoaded(picture: Pictures[BlindStyle]): picture is HTMLImageElement {
  return picture !== undefined && picture !== 'failed';
}
