import type { MouseEvent } from 'react';

import type { Image } from '#app/domain/catalogue';
import { Picture } from '#app/ui/Picture';

import styles from './thumbnails.module.css';

interface ThumbnailsProps {
  pictures: Image[];
  current: number;
  onChoose: (index: number) => void;
}

/** Links, so that they work without a script; with one they change the picture and nothing else. */
export function Thumbnails({ pictures, current, onChoose }: ThumbnailsProps) {
  const choose = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose(index);
  };

  return (
    <ul className={styles.thumbnails} aria-label="Pictures">
      {pictures.map((image, index) => (
        <li key={image.url}>
          <a
            className={styles.link}
            href={`?picture=${index + 1}`}
            aria-label={`Picture ${index + 1} of ${pictures.length}`}
            aria-current={index === current || undefined}
            onClick={(event) => choose(event, index)}
          >
            <Picture image={image} alt="" ratio="4:3" sizes="(min-width: 1000px) 14vw, 24vw" />
          </a>
        </li>
      ))}
    </ul>
  );
}
