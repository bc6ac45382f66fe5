import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { listingMeta } from '#app/features/catalogue/listing-meta';
import { ListingPage } from '#app/features/catalogue/ListingPage';
import { getProductOrCategory } from '#app/features/product/product-or-category.server';
import { productMeta } from '#app/features/product/product-meta';
import { ProductPage } from '#app/features/product/ProductPage';
import { ProductMissing } from '#app/features/product/ProductMissing';
import { ProductUnavailable } from '#app/features/product/ProductUnavailable';
import { cachedClientLoader } from '#app/lib/session-cache';
import { errorMeta } from '#app/seo/page-meta';
import { asSeenBy } from '#app/server/preview-scope.server';
import type { CacheTag } from '#app/cms/cache-table.server';
import type { PageHandle } from '#app/lib/page-handle';

export function loader({ request, params: { slug = '' } }: LoaderFunctionArgs) {
  return asSeenBy(request, () => getProductOrCategory(request, slug));
}

export const clientLoader = cachedClientLoader();

export { loaderHeaders as headers } from '#app/lib/loader-headers';

export const handle = {
  page: { tags: ['product', 'category'], params: ['q', 'filter', 'type', 'page'] },
} satisfies PageHandle<CacheTag>;

export const meta: MetaFunction<typeof loader> = (context) => {
  const page = context.data;
  if (page?.kind === 'listing') return listingMeta(context, page);
  if (page?.kind === 'product') return productMeta(context, page.product);
  return errorMeta(context.matches, 'Product Not Found');
};

export default function ProductOrCategory() {
  const page = useLoaderData<typeof loader>();
  switch (page.kind) {
    case 'listing':
      return <ListingPage {...page} />;
    case 'product':
      return <ProductPage key={page.product.slug} {...page} />;
    case 'missing':
      return <ProductMissing {...page} />;
    case 'unavailable':
      return <ProductUnavailable {...page} />;
  }
}
