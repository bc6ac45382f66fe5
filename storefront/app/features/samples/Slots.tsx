import type { CSSProperties } from 'react';

import { Icon } from '#app/ui/icons';

import type { Swatch } from './collections';
import { maxSamples } from './selection';
import styles from './slots.module.css';

interface SlotsProps {
  swatches: Swatch[];
  onRemove: (id: string) => void;
}

/** Five places; a taken one takes its sample out again. */
export function Slots({ swatches, onRemove }: SlotsProps) {
  const free = Array.from({ length: maxSamples - swatches.length }, (_, index) => index);
  return (
    <div className={styles.slots}>
      {swatches.map(({ id, name, image, color }) => (
        <button
          key={id}
          type="button"
          className={styles.taken}
          style={{ '--color': color } as CSSProperties}
          aria-label={`Remove ${name}`}
          data-tooltip={`Remove ${name}`}
          onClick={() => onRemove(id)}
        >
          <img src={image.url} alt="" width={44} height={44} />
          <span className={styles.cross}>
            <Icon name="close" />
          </span>
        </button>
      ))}
      {free.map((place) => (
        <span key={place} className={styles.free} />
      ))}
    </div>
  );
}
