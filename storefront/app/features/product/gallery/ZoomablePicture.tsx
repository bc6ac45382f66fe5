import type { CSSProperties } from 'react';

import type { Image } from '#app/domain/catalogue';
import { Icon } from '#app/ui/icons';
import { Picture } from '#app/ui/Picture';

import { useZoom } from './use-zoom';
import { zoomFactor } from './zoom-origin';
import styles from './zoomable-picture.module.css';

/** The gallery's width on the page: 7.4 of 12 parts beside the facts, all of it below 1000 px. */
const sizes = { wide: 50, narrow: 92 };

interface ZoomablePictureProps {
  image: Image;
  /** The first picture of the page. */
  priority: boolean;
}

/** A picture under a button that zooms it. Without a script there is no button. */
export function ZoomablePicture({ image, priority }: ZoomablePictureProps) {
  const { origin, handlers } = useZoom();
  const zoomed = origin !== null;
  const factor = zoomed ? zoomFactor : 1;
  const place = origin ?? { x: 50, y: 50 };

  return (
    <div
      className={styles.frame}
      data-zoomed={zoomed || undefined}
      style={{ '--zoom': factor, '--x': `${place.x}%`, '--y': `${place.y}%` } as CSSProperties}
    >
      <Picture
        className={styles.picture}
        image={image}
        ratio="4:3"
        priority={priority}
        sizes={`(min-width: 1637px) ${Math.round(838 * factor)}px, (min-width: 1000px) ${sizes.wide * factor}vw, ${sizes.narrow * factor}vw`}
      />
      <button
        type="button"
        className={styles.button}
        aria-label="Zoom image"
        aria-pressed={zoomed}
        {...handlers}
      />
      <span className={styles.tip} aria-hidden="true">
        <Icon name="expand" />
        {zoomed ? 'Drag to look around' : 'Click to zoom'}
      </span>
    </div>
  );
}
