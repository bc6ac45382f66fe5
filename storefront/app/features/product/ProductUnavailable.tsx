import { Button } from '@mantine/core';
import { Link, useLocation } from '@remix-run/react';

import { productsPath } from '#app/lib/paths';
import { TextLink } from '#app/ui/TextLink';

import { ProductGone } from './ProductGone';
import styles from './product-unavailable.module.css';

/** Nobody can say right now whether there is such a product: the same view (spec §8), with another try. */
export function ProductUnavailable({ reference }: { reference: string }) {
  const { pathname, search } = useLocation();
  return (
    <ProductGone text="The product you're looking for could not be loaded. Please try again in a few minutes.">
      <div className={styles.actions}>
        <Button component={Link} to={pathname + search} replace>
          Try again
        </Button>
        <TextLink className={styles.back} to={productsPath()}>
          Back to Products
        </TextLink>
      </div>
      <p className={`caption ${styles.reference}`}>Reference {reference}</p>
    </ProductGone>
  );
}
