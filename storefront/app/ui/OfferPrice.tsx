import { formatCad } from '#app/domain/money';

import styles from './offer-price.module.css';

interface OfferPriceProps {
  /** Cents. */
  before: number;
  /** Cents. */
  now: number;
  className?: string;
}

/** A price that was higher: struck through for the eye, "Was" for the ear. */
export function OfferPrice({ before, now, className }: OfferPriceProps) {
  return (
    <p className={['price', styles.price, className].filter(Boolean).join(' ')}>
      <s>
        <span className="vh">Was </span>
        {formatCad(before)}
      </s>{' '}
      <span className="vh">Now </span>
      {formatCad(now)}
    </p>
  );
}
