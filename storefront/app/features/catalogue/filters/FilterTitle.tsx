import type { ReactNode } from 'react';

import styles from './filter-title.module.css';

/** The bar on top of the filters when they fill the screen; `children` closes them. */
export function FilterTitle({ children }: { children: ReactNode }) {
  return (
    <div className={styles.bar}>
      <p className="h4">Filters</p>
      {children}
    </div>
  );
}
