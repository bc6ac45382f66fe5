import { useState } from 'react';

import { PicturePlaceholder } from './PicturePlaceholder';
import styles from './rich-figure.module.css';

interface RichFigureProps {
  src: string;
  alt: string;
  /** Under the picture; none when empty. */
  caption: string;
}

/** A picture in a text. The text does not know its size, so it is given a room's. */
export function RichFigure({ src, alt, caption }: RichFigureProps) {
  const [broken, setBroken] = useState(false);
  return (
    <figure className={styles.figure}>
      {broken ? (
        <PicturePlaceholder className="pic r169" silent={alt === ''} />
      ) : (
        <span className={`pic r169 ${styles.picture}`}>
          <img
            src={src}
            alt={alt}
            loading="lazy"
            decoding="async"
            onError={() => setBroken(true)}
          />
        </span>
      )}
      {caption && <figcaption className="caption">{caption}</figcaption>}
    </figure>
  );
}
