import { Button } from '@mantine/core';
import { Link } from '@remix-run/react';

import type { Product } from '#app/domain/catalogue';
import { formatCad } from '#app/domain/money';
import { consultationFormPath, productPath } from '#app/lib/paths';
import { Picture } from '#app/ui/Picture';
import { TextLink } from '#app/ui/TextLink';

import styles from './product-card.module.css';

/** What a card shows of a product. */
export type ProductSummary = Pick<
  Product,
  'id' | 'slug' | 'name' | 'description' | 'price' | 'image' | 'featured'
>;

const sizes = '(min-width: 1584px) 459px, (min-width: 1280px) 29vw, (min-width: 640px) 45vw, 91vw';

/** A product in a grid (spec §2.4). Its rows line up with its neighbours': see `ProductGrid`. */
export function ProductCard({ product }: { product: ProductSummary }) {
  const { slug, name, description, price, image, featured } = product;
  return (
    <li className={styles.card}>
      <div className={styles.picture}>
        <Picture image={image} ratio="4:3" sizes={sizes} />
        {featured && <span className={styles.badge}>Featured</span>}
      </div>
      <div className={styles.row}>
        <h3 className="h4">
          <Link className={styles.name} to={productPath(slug)}>
            {name}
          </Link>
        </h3>
        <p className={`price ${styles.price}`}>{formatCad(price)}</p>
      </div>
      <p className={styles.description}>{description}</p>
      <div className={styles.actions}>
        <Button
          component={Link}
          to={productPath(slug)}
          variant="default"
          size="sm"
          aria-label={`Details: ${name}`}
        >
          Details
        </Button>
        <TextLink
          className={styles.consult}
          to={consultationFormPath}
          aria-label={`Request Consultation about ${name}`}
        >
          Request Consultation
        </TextLink>
      </div>
    </li>
  );
}
