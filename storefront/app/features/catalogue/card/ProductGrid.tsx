import type { ReactNode } from 'react';

import styles from './product-grid.module.css';

interface ProductGridProps {
  /** True for three cards in the page's whole width, which stand in one row. */
  row?: boolean;
  children: ReactNode;
}

/** One, two or three columns by the width of the screen (spec §2.4). */
export function ProductGrid({ row = false, children }: ProductGridProps) {
  return <div className={row ? `${styles.grid} ${styles.row}` : styles.grid}>{children}</div>;
}
