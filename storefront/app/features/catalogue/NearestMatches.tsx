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
  // What is at hand needs no boundary, which an early navigation would make React build anew.
  if (!(matches instanceof Promise)) return <Matches products={matches} />;
  return (
    <Suspense fallback={null}>
      <Await resolve={matches} errorElement={null}>
        {(products) => <Matches products={products} />}
      </Await>
    </Suspense>
  );
}

function Matches({ products }: { products: ProductSummary[] }) {
  if (products.length === 0) return null;
  return (
    <Section
      title="Nearest in the catalogue"
      joined
      aside={<TextLink to="/products">View all products</TextLink>}
    >
      <ProductGrid products={products} />
    </Section>
  );
}
