import { Button } from '@mantine/core';
import { Link } from '@remix-run/react';

import { productsPath } from '#app/lib/paths';
import { TextLink } from '#app/ui/TextLink';

import type { DeferredCards } from './product-view';
import { ProductGone } from './ProductGone';
import { ProductRow } from './ProductRow';

/** No product has this address (spec §2.5): the way back, and what comes near. */
export function ProductMissing({ nearest }: { nearest: DeferredCards }) {
  return (
    <>
      <ProductGone text="The product you're looking for could not be found or has been removed">
        <Button component={Link} to={productsPath()}>
          Back to Products
        </Button>
      </ProductGone>
      <ProductRow title="Still hanging" cards={nearest} joined priced>
        <TextLink to="/contact">Ask about a product</TextLink>
      </ProductRow>
    </>
  );
}
