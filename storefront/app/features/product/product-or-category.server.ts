import { data } from '@remix-run/node';

import { getCategories } from '#app/cms/queries/categories.server';
import { redirectIfMoved } from '#app/cms/redirect-if-moved.server';
import {
  getListingPage,
  type ListingPageData,
} from '#app/features/catalogue/listing-page-data.server';
import { productPath } from '#app/lib/paths';
import { isSlug } from '#app/lib/slug';
import { logEvent } from '#app/server/log.server';
import { unavailable } from '#app/server/unavailable.server';
import { loadProduct } from './load-product.server';
import type { ProductResult } from './product-view';

/**
 * What `/products/{slug}` is (spec §2.1): the listing of a category, else a product. 404 only when the
 * CMS said that it is neither; 503 when nobody can say.
 * @throws 301 to where it went, if it once had this address
 */
export async function getProductOrCategory(request: Request, slug: string) {
  const categories = await getCategories();
  const category = categories.ok && categories.data.find((candidate) => candidate.slug === slug);
  if (category) {
    const { page, init } = await getListingPage(request, category);
    return data<ListingPageData | ProductResult>(page, init);
  }
  const product = await loadProduct(slug);
  if (product.kind === 'missing' && !categories.ok) {
    const { kind, detail } = categories.failure;
    const reference = logEvent('error', 'category.unavailable', { kind, detail });
    return data<ListingPageData | ProductResult>(
      { ok: false, kind: 'unavailable', reference },
      unavailable,
    );
  }
  if (product.kind === 'missing' && isSlug(slug)) await redirectIfMoved(request, productPath(slug));
  return data<ListingPageData | ProductResult>(product, initOf(product));
}

function initOf({ kind }: ProductResult): ResponseInit | undefined {
  if (kind === 'missing') return { status: 404 };
  return kind === 'unavailable' ? unavailable : undefined;
}
