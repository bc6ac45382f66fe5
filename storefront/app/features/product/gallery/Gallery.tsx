import { useSearchParams } from '@remix-run/react';
import { useState } from 'react';

import type { Image } from '#app/domain/catalogue';
import { Picture } from '#app/ui/Picture';

import { pictureIndex } from './picture-index';
import { Thumbnails } from './Thumbnails';
import { ZoomablePicture } from './ZoomablePicture';

/** The product's pictures: a large one, and all of them small. Without a script the address says which is large. */
export function Gallery({ pictures }: { pictures: Image[] }) {
  const [params] = useSearchParams();
  const [chosen, setChosen] = useState<number>();
  const current = chosen ?? pictureIndex(params.get('picture'), pictures.length);
  const image = pictures[current];

  if (!image) return <Picture image={null} ratio="4:3" sizes="100vw" />;
  return (
    <div>
      <ZoomablePicture key={current} image={image} priority={chosen === undefined} />
      {pictures.length > 1 && (
        <Thumbnails pictures={pictures} current={current} onChoose={setChosen} />
      )}
    </div>
  );
}
