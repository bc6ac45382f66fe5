import type { CSSProperties } from 'react';

import { stockShare } from '#app/domain/clearance/clearance-item';

import styles from './stock-bar.module.css';

/** How many pieces are left; the bar shows the share of five (spec §2.11). */
export function StockBar({ stock }: { stock: number }) {
  const share = `${stockShare(stock) * 100}%`;
  return (
    <p className={styles.stock}>
      <span
        className={styles.bar}
        style={{ '--share': share } as CSSProperties}
        aria-hidden="true"
      />
      {stock} left
    </p>
  );
}
