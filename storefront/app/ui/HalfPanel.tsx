import type { ReactNode } from 'react';

import type { Image } from '#app/domain/catalogue';

import styles from './half-panel.module.css';
import { Picture } from './Picture';

interface HalfPanelProps {
  /** Where a link to this part leads. */
  anchor: string;
  title: string;
  /** Stands in the place of the picture. */
  drawing?: ReactNode;
  image: Image | null;
  children: ReactNode;
}

/** A part that fills the width of the screen: a drawing or a picture in one half, words in the other. */
export function HalfPanel({ anchor, title, drawing, image, children }: HalfPanelProps) {
  const titleId = `${anchor}-title`;
  return (
    <section className={styles.panel} id={anchor} aria-labelledby={titleId}>
      {drawing ? (
        <div className={styles.drawing}>{drawing}</div>
      ) : (
        <Picture className={styles.picture} image={image} sizes="(min-width: 1000px) 50vw, 100vw" />
      )}
      <div className={styles.words}>
        <h2 className="h2" id={titleId}>
          {title}
        </h2>
        {children}
      </div>
    </section>
  );
}
