import { Button } from '@mantine/core';
import { Link } from '@remix-run/react';
import { memo } from 'react';

import type { SaleProduct } from '#app/domain/sale/sale-product';
import { listingCardSizes } from '#app/features/catalogue/card/card-sizes';
import { contactPath } from '#app/lib/paths';
import { DiscountBadge } from '#app/ui/DiscountBadge';
import { OfferPrice } from '#app/ui/OfferPrice';
import { Picture } from '#app/ui/Picture';
import { Stars } from '#app/ui/Stars';

import { saleFacts } from './sale-facts';
import styles from './sale-card.module.css';

interface SaleCardProps {
  product: SaleProduct;
  /** Goes along to the quote, once the visitor has chosen it. */
  size: string | undefined;
}

/**
 * A product of the sale: what it is, what others think of it, what it costs now, and the way to a quote.
 * Drawn anew only for another size: a filter has a single frame for the whole grid.
 */
export const SaleCard = memo(function SaleCard({ product, size }: SaleCardProps) {
  const { name, image, rating, reviews, regularPrice, salePrice, discount } = product;
  const facts = saleFacts(product);
  const quote = contactPath({ product: name, ...(size && { size }) });
  return (
    <article className={styles.card}>
      <div className={styles.media}>
        <Picture className={styles.picture} image={image} ratio="4:3" sizes={listingCardSizes} />
        <DiscountBadge percent={discount} />
      </div>
      <div className={styles.words}>
        <h3 className="h4">{name}</h3>
        <p className="muted small">{facts.kind}</p>
        <p className="caption">{facts.sizes}</p>
      </div>
      <p className={styles.rating}>
        <Stars rating={rating} />
        <span className="caption">
          {rating} from {reviews} reviews
        </span>
      </p>
      <OfferPrice className={styles.price} before={regularPrice} now={salePrice} />
      <div>
        <Button
          component={Link}
          to={quote}
          variant="default"
          size="sm"
          aria-label={`Request a Quote for ${name}`}
        >
          Request a Quote
        </Button>
      </div>
    </article>
  );
});
