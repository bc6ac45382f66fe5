import { starFills } from './star-fill';
import styles from './stars.module.css';

const star = 'M8 1.2l2 4.6 5 .5-3.8 3.3 1.2 4.9L8 11.9l-4.4 2.6 1.2-4.9L1 6.3l5-.5z';

/** A rating in stars, filled by fraction and said in words. */
export function Stars({ rating, of = 5 }: { rating: number; of?: number }) {
  return (
    <span className={styles.stars} role="img" aria-label={`${rating} out of ${of} stars`}>
      {starFills(rating, of).map((fill, index) => (
        <svg key={index} viewBox="0 0 16 16" aria-hidden="true">
          <path className={fill === 1 ? styles.full : styles.outline} d={star} />
          {fill > 0 && fill < 1 ? (
            <path
              className={styles.full}
              d={star}
              style={{ clipPath: `inset(0 ${Math.round((1 - fill) * 100)}% 0 0)` }}
            />
          ) : null}
        </svg>
      ))}
    </span>
  );
}
