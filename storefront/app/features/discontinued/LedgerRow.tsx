import { Button } from '@mantine/core';
import { Link } from '@remix-run/react';
import { memo } from 'react';

import type { ClearanceItem } from '#app/domain/clearance/clearance-item';
import { contactPath } from '#app/lib/paths';
import { DiscountBadge } from '#app/ui/DiscountBadge';
import { OfferPrice } from '#app/ui/OfferPrice';
import { Picture } from '#app/ui/Picture';

import styles from './ledger-row.module.css';
import { StockBar } from './StockBar';

/** What the picture takes of the row: four columns from 1100 px, two from 640 px. */
const sizes =
  '(min-width: 1637px) 352px, (min-width: 1100px) 22vw, (min-width: 640px) 36vw, 91.2vw';

interface LedgerRowProps {
  item: ClearanceItem;
  /** True for the row that a visitor sees first. */
  first: boolean;
}

/** An item: picture, words, what is left, what it costs. It stays as it is while others are filtered out. */
export const LedgerRow = memo(function LedgerRow({ item, first }: LedgerRowProps) {
  const { name, category, badge, description, image, discount, stock } = item;
  return (
    <article className={styles.row}>
      <div className={styles.media}>
        <Picture image={image} ratio="4:3" sizes={sizes} priority={first} />
        <DiscountBadge percent={discount} />
      </div>
      <div className={styles.words}>
        <h3 className="h3">{name}</h3>
        <p className={`muted ${styles.description}`}>{description}</p>
        <p className={`caption ${styles.kind}`}>
          <span>{category}</span>
          <span className={styles.badge}>{badge}</span>
        </p>
      </div>
      <StockBar stock={stock} />
      <div className={styles.buy}>
        <OfferPrice before={item.originalPrice} now={item.clearancePrice} />
        <Button
          component={Link}
          to={contactPath({ product: name })}
          variant="default"
          size="sm"
          aria-label={`Request Consultation about ${name}`}
        >
          Request Consultation
        </Button>
      </div>
    </article>
  );
});
