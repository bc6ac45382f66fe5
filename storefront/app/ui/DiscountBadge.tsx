import styles from './discount-badge.module.css';

/** Flush with the left edge of the picture that it lies on, which has to be its containing block. */
export function DiscountBadge({ percent }: { percent: number }) {
  return <span className={styles.badge}>{percent}% off</span>;
}
