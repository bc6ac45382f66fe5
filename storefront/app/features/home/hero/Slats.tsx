import type { CSSProperties } from 'react';

import { roomPeriod } from './rooms';
import type { Slideshow } from './use-slideshow';
import styles from './slats.module.css';

/** One slat for each room: passed ones stay drawn, the current one fills while its room is shown. */
export function Slats({ slideshow }: { slideshow: Slideshow }) {
  const { count, current, running, turn, show } = slideshow;
  return (
    <div
      className={styles.slats}
      data-running={running || undefined}
      style={{ '--period': `${roomPeriod}ms` } as CSSProperties}
    >
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          aria-label={`Show room ${index + 1} of ${count}`}
          aria-current={index === current || undefined}
          data-passed={index < current || undefined}
          onClick={() => show(index)}
        >
          {index === current ? <span key={turn} className={styles.fill} /> : null}
        </button>
      ))}
    </div>
  );
}
