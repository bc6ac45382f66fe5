import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { listingMeta } from '#app/features/catalogue/listing-meta';
import { getListingPage } from '#app/features/catalogue/listing-page-data.server';
import { ListingPage } from '#app/features/catalogue/ListingPage';
import { cachedClientLoader } from '#app/lib/session-cache';
import { asSeenBy } from '#app/server/preview-scope.server';
import type { CacheTag } from '#app/cms/cache-table.server';
import type { PageHandle } from '#app/lib/page-handle';

export async function loader({ request }: LoaderFunctionArgs) {
  const { page, init } = await asSeenBy(request, () => getListingPage(request));
  return data(page, init);
}

export const clientLoader = cachedClientLoader();

export { loaderHeaders as headers } from '#app/lib/loader-headers';

export const handle = {
  page: { tags: ['product', 'category'], params: ['q', 'category', 'filter', 'type', 'page'] },
} satisfies PageHandle<CacheTag>;

export const meta: MetaFunction<typeof loader> = (context) =>
  listingMeta(context, { title: context.data?.title ?? 'All Products' });

export default function Products() {
  return <ListingPage {...useLoaderData<typeof loader>()} />;
}
