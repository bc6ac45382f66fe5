import type { ClearanceItem } from '#app/domain/clearance/clearance-item';

import styles from './ledger.module.css';
import { LedgerRow } from './LedgerRow';

/** One row an item, as stock is written down. */
export function Ledger({ items }: { items: ClearanceItem[] }) {
  return (
    <ul className={styles.ledger}>
      {items.map((item, index) => (
        <li key={item.id}>
          <LedgerRow item={item} first={index === 0} />
        </li>
      ))}
    </ul>
  );
}
