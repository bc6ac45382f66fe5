import type { ReactNode } from 'react';

import type { Image } from '#app/domain/catalogue';

import styles from './half-panel.module.css';
import { Picture } from './Picture';

interface HalfPanelProps {
  /** Where a link to this part leads. */
  anchor: string;
  title: string;
  image: Image;
  children: ReactNode;
}

/** A part that fills the width of the screen: a picture in one half, words in the other. */
export function HalfPanel({ anchor, title, image, children }: HalfPanelProps) {
  const titleId = `${anchor}-title`;
  return (
    <section className={styles.panel} id={anchor} aria-labelledby={titleId}>
      <Picture className={styles.picture} image={image} sizes="(min-width: 1000px) 50vw, 100vw" />
      <div className={styles.words}>
        <h2 className="h2" id={titleId}>
          {title}
        </h2>
        {children}
      </div>
    </section>
  );
}
