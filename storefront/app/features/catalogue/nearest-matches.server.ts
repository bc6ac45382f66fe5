import { getProducts } from '#app/cms/queries/products.server';
import { findNearestProducts } from '#app/domain/nearest-products';
import { settledWithin } from '#app/lib/settled-within';

import type { ProductSummary } from './ProductCard';

const matchCount = 3;
/** Milliseconds that the not-found page waits for them. */
const patience = 60;

/**
 * What the catalogue has nearest to an address under /products; nothing for any other address, and nothing while the
 * CMS is away: a page that is not there owes nobody an apology for its extras.
 */
export async function getNearestMatches(
  pathname: string,
): Promise<ProductSummary[] | Promise<ProductSummary[]>> {
  if (!pathname.startsWith('/products/')) return [];
  const matches = getProducts().then((products) =>
    products.ok ? findNearestProducts(products.data, pathname, matchCount).map(toSummary) : [],
  );
  return (await settledWithin(patience, matches)).value;
}

function toSummary(product: ProductSummary): ProductSummary {
  const { id, slug, name, description, price, image, featured } = product;
  return { id, slug, name, description, price, image, featured };
}
