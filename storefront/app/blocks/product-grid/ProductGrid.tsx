import { priceBasis } from '#app/domain/price-basis';
import { Section } from '#app/ui/Section';

import { usePageProducts } from './page-products';
import type { ProductGridSection } from './schema';

/** The products of the page's category with their filters; nothing on a page that has none. */
export function ProductGrid({ anchor, heading }: ProductGridSection) {
  const products = usePageProducts();
  if (!products) return null;
  return (
    <Section
      title={heading}
      anchor={anchor}
      aside={<p className="lead">Prices are {priceBasis}, in Canadian dollars.</p>}
    >
      {products}
    </Section>
  );
}
