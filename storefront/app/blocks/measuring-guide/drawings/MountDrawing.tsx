import type { Mount } from '#app/domain/measure/opening';

import { Opening, Plan, Wall } from './Plan';
import styles from './plan.module.css';

const labels = {
  inside:
    'Inside mount: the blind hangs within the window opening, between the two sides of the frame',
  outside:
    'Outside mount: the blind hangs on the wall and covers the opening and its frame on all sides',
} as const;

/** The window from the room, and below it the same blind seen from above. */
export function MountDrawing({ mount }: { mount: Mount }) {
  const inside = mount === 'inside';
  const wall = inside ? 84 : 64;
  return (
    <Plan label={labels[mount]}>
      <Opening x={170} y={50} w={260} h={220} />
      {inside ? (
        <>
          <path className={styles.cloth} d="M174 54h252v120H174z" />
          <path className={styles.cloth} d="M174 66h252M174 168h252" />
        </>
      ) : (
        <>
          <path className={styles.cloth} d="M124 14h352v176H124z" />
          <path className={styles.cloth} d="M124 28h352M124 183h352" />
        </>
      )}
      <Wall x={60} y={350} w={110} h={wall} />
      <Wall x={430} y={350} w={110} h={wall} />
      <path className={styles.line} d="M170 364h260M170 372h260" />
      <path className={styles.edge} d={inside ? 'M176 404h248' : 'M116 424h368'} />
      <text className={styles.note} x="300" y="346" textAnchor="middle">
        Glass
      </text>
      <text className={styles.note} x="300" y={inside ? 436 : 458} textAnchor="middle">
        Seen from above
      </text>
    </Plan>
  );
}
