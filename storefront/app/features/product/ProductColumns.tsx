import type { ReactNode } from 'react';

import styles from './product-columns.module.css';

interface ProductColumnsProps {
  pictures: ReactNode;
  children: ReactNode;
}

/** Pictures and facts side by side from 1000 px on; the facts stay in view beside a high gallery. */
export function ProductColumns({ pictures, children }: ProductColumnsProps) {
  return (
    <div className={styles.columns}>
      <div>{pictures}</div>
      <div className={styles.facts}>{children}</div>
    </div>
  );
}
