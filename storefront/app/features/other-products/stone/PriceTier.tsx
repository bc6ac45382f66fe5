import styles from './price-tier.module.css';
import { topTier, type StoneItem } from './stone-items';

/** One to four $ signs; the rest of the four stand pale behind them. */
export function PriceTier({ tier }: { tier: StoneItem['priceTier'] }) {
  return (
    <span className={styles.tier} role="img" aria-label={`Price tier ${tier} of ${topTier}`}>
      {'$'.repeat(tier)}
      <span className={styles.rest}>{'$'.repeat(topTier - tier)}</span>
    </span>
  );
}
