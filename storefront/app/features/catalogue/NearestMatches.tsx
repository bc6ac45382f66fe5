import { Await } from '@remix-run/react';
import { Suspense } from 'react';

import { Section } from '#app/ui/Section';
import { TextLink } from '#app/ui/TextLink';

import type { ProductSummary } from './ProductCard';
import { ProductGrid } from './ProductGrid';

interface NearestMatchesProps {
  matches: ProductSummary[] | Promise<ProductSummary[]>;
}

/** "Nearest in the catalogue" under the not-found screen; nothing at all where nothing is near. */
export function NearestMatches({ matches }: NearestMatchesProps) {
  return (
    <Suspense fallback={null}>
      <Await resolve={matches} errorElement={null}>
        {(products) =>
          products.length > 0 && (
            <Section
              title="Nearest in the catalogue"
              joined
              aside={<TextLink to="/products">View all products</TextLink>}
            >
              <ProductGrid products={products} />
            </Section>
          )
        }
      </Await>
    </Suspense>
  );
}
