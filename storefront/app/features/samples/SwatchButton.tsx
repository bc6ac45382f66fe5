import type { CSSProperties } from 'react';

import { Icon } from '#app/ui/icons';
import { Picture } from '#app/ui/Picture';
import { useHydrated } from '#app/ui/use-hydrated';

import type { Swatch } from './collections';
import { swatchButtonId } from './swatch-button-id';
import styles from './swatch-button.module.css';

interface SwatchButtonProps {
  swatch: Swatch;
  chosen: boolean;
  priority: boolean;
  onToggle: () => void;
}

/** A fabric to choose. Without a script it is a picture with a name: nothing would come of a click. */
export function SwatchButton({ swatch, chosen, priority, onToggle }: SwatchButtonProps) {
  const hydrated = useHydrated();
  return (
    <button
      id={swatchButtonId(swatch.id)}
      type="button"
      className={styles.swatch}
      disabled={!hydrated}
      aria-pressed={chosen}
      onClick={onToggle}
    >
      <span className={styles.cloth} style={{ '--color': swatch.color } as CSSProperties}>
        <Picture
          className={styles.picture ?? ''}
          image={swatch.image}
          alt=""
          priority={priority}
          sizes="(min-width: 1100px) 16vw, (min-width: 640px) 22vw, 44vw"
        />
      </span>
      <span className={styles.tick}>
        <Icon name="check" />
      </span>
      <b>{swatch.name}</b>
    </button>
  );
}
