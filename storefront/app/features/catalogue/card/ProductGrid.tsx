import type { ReactNode } from 'react';

import styles from './product-grid.module.css';

/** One, two or three columns by the width of the screen (spec §2.4). */
export function ProductGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
