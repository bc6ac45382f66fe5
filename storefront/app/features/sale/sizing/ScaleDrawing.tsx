import type { CSSProperties } from 'react';

import { formatSize, type WindowSize } from '#app/domain/window-size';

import styles from './scale-drawing.module.css';

/** The chosen window beside a door that everybody knows the size of, both to the same scale. */
export function ScaleDrawing({ size }: { size: WindowSize }) {
  return (
    <div
      className={styles.scale}
      style={{ '--w': size.width, '--h': size.height } as CSSProperties}
      role="img"
      aria-label={`A window of ${formatSize(size)} beside an 80 in door, to scale`}
    >
      <span className={styles.door}>
        <span className="caption">Door, 80 in</span>
      </span>
      <span className={styles.window}>
        <span className={`dim ${styles.across}`}>{size.width} in</span>
        <span className={`dim ${styles.down}`}>{size.height} in</span>
      </span>
    </div>
  );
}
