import type { CmsResult } from '#app/cms/failure';
import { getProductBySlug, getProducts } from '#app/cms/queries/products.server';
import { toRichText } from '#app/cms/rich-text.server';
import type { Product } from '#app/domain/catalogue';
import { excerpt } from '#app/domain/excerpt';
import { findProductType } from '#app/domain/product-types';
import { findNearestProducts } from '#app/domain/nearest-products';
import { relatedProducts } from '#app/domain/related-products';
import { toPlainText } from '#app/domain/rich-text';
import { toCardView } from '#app/features/catalogue/card/to-card-view.server';
import { settledWithin } from '#app/lib/settled-within';
import { logEvent } from '#app/server/log.server';
import type { CardsResult, DeferredCards, ProductResult, ProductView } from './product-view';

/** Milliseconds that the page may wait for the products below it. */
const patience = 60;
/** One row of the grid. */
const cardCount = 3;
/** Characters of a description in a search result or a link preview. */
const summaryLength = 300;

/** The product of a slug; or that there is none, and what comes near; or that nobody can say right now. */
export async function loadProduct(slug: string): Promise<ProductResult> {
  const found = await findProduct(slug);
  if (found.ok) {
    const { data: product } = found;
    const { value: related } = await pickCards((all) => relatedProducts(all, product, cardCount));
    return { ok: true, kind: 'product', product: toView(product), related };
  }
  const { kind, detail } = found.failure;
  if (kind === 'not-found') {
    const { value: nearest } = await loadStillHanging(slug);
    return { ok: true, kind: 'missing', nearest };
  }
  const reference = logEvent('error', 'product.unavailable', { kind, detail });
  return { ok: false, kind: 'unavailable', reference };
}

/** The products that come nearest to an unknown address, if any do; boxed as by `settledWithin`. */
export function loadNearest(address: string): Promise<{ value: DeferredCards }> {
  return pickCards((all) => findNearestProducts(all, address, cardCount));
}

/** The same, filled up from the top of the catalogue: somebody who looked for a product wants one. */
function loadStillHanging(slug: string) {
  return pickCards(async (all) => {
    const near = await findNearestProducts(all, slug, cardCount);
    return [...new Set([...near, ...all.slice(0, cardCount)])].slice(0, cardCount);
  });
}

/** While the CMS is away a product may still be known from the list of them all. */
async function findProduct(slug: string): Promise<CmsResult<Product>> {
  const product = await getProductBySlug(slug);
  if (product.ok || product.failure.kind === 'not-found') return product;
  const products = await getProducts();
  const listed = products.ok && products.data.find((candidate) => candidate.slug === slug);
  return listed ? { ok: true, data: listed } : product;
}

type PickProducts = (products: Product[]) => readonly Product[] | Promise<readonly Product[]>;

function pickCards(pick: PickProducts): Promise<{ value: DeferredCards }> {
  return settledWithin(patience, loadCards(pick));
}

async function loadCards(pick: PickProducts): Promise<CardsResult> {
  const products = await getProducts();
  if (!products.ok) return { ok: false };
  const picked = await pick(products.data);
  return { ok: true, cards: picked.map(toCardView) };
}

function toView(product: Product): ProductView {
  const { slug, name, price, category, filterType, powerType, inStock } = product;
  const description = toRichText(product.description);
  return {
    slug,
    name,
    price,
    description,
    summary: excerpt(toPlainText(description), summaryLength),
    pictures: [product.image, ...product.gallery].filter((picture) => picture !== null),
    category: category && { slug: category.slug, name: category.name },
    filterType,
    power: powerType ? findProductType(powerType)?.label : undefined,
    inStock,
  };
}
