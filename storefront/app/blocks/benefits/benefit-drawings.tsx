import type { ReactElement } from 'react';

import styles from '#app/ui/line-drawing.module.css';

/** A drawing for each benefit of a motor (spec §2.14, "Smart Home Integration"), by its name; the telling part is gold. */
const drawings = new Map<string, ReactElement>([
  [
    'Convenience',
    <>
      <path d="M14 10h36v44H14z" />
      <path className={styles.gold} d="M22 22h20M22 32h20M32 42v-2" />
    </>,
  ],
  [
    'Remote Access',
    <>
      <path d="M18 8h28v48H18zM28 50h8" />
      <path className={styles.gold} d="M24 16h16v20H24zM24 22h16M24 27h16M24 31h16" />
    </>,
  ],
  [
    'Energy Efficiency',
    <>
      <path d="M8 14h48v36H8z" />
      <path className={styles.gold} d="M32 22v20M22 32h20M25 25l14 14M39 25L25 39" />
    </>,
  ],
  [
    'Privacy & Security',
    <>
      <path d="M10 10h44v44H10z" />
      <path className={styles.gold} d="M10 18h44M10 26h44M10 33h44M10 39h44" />
    </>,
  ],
  [
    'Long-lasting Power',
    <>
      <path d="M14 22h32v22H14zM46 28h6v10h-6z" />
      <path className={styles.gold} d="M19 27h7v12h-7zM29 27h7v12h-7z" />
    </>,
  ],
  [
    'Smart Integration',
    <>
      <path d="M8 50V26L32 10l24 16v24z" />
      <path className={styles.gold} d="M20 38a17 17 0 0124 0M25 43a10 10 0 0114 0M32 48v.5" />
    </>,
  ],
]);

/** What is drawn for a benefit, in a box of 64 by 64; nothing where staff write a benefit of their own. */
export function benefitDrawing(title: string): ReactElement | undefined {
  return drawings.get(title);
}
