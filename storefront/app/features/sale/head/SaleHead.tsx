import { priceBasis } from '#app/domain/price-basis';

import { PromoCode } from './PromoCode';
import styles from './sale-head.module.css';

/** What the sale is, at a glance, and the code to mention (spec §2.13). */
export function SaleHead() {
  return (
    <div className={styles.head}>
      <div>
        <p className={styles.figure} aria-hidden="true">
          50%
        </p>
        <h1 className={`d2 ${styles.title}`}>Spring savings</h1>
        <p className={`lead ${styles.lead}`}>
          Up to 50% off twelve blinds and shades, cut to your size. Prices are {priceBasis}, in
          Canadian dollars.
        </p>
      </div>
      <PromoCode code="SPRING50" />
    </div>
  );
}
