import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import type { CacheTag } from '#app/cms/cache-table.server';
import { listingMeta } from '#app/features/catalogue/listing-meta';
import { ListingPage } from '#app/features/catalogue/ListingPage';
import { landingMeta } from '#app/features/landing/landing-meta';
import { requireLandingPage } from '#app/features/landing/landing-page-data.server';
import { LandingPage } from '#app/features/landing/LandingPage';
import type { PageHandle } from '#app/lib/page-handle';
import { cachedClientLoader } from '#app/lib/session-cache';
import { asSeenBy } from '#app/server/preview-scope.server';

export function loader({ request }: LoaderFunctionArgs) {
  return asSeenBy(request, () => requireLandingPage(request));
}

export const clientLoader = cachedClientLoader();

export { loaderHeaders as headers } from '#app/lib/loader-headers';

export const handle = {
  page: {
    tags: ['landing-page', 'product', 'category'],
    params: ['q', 'category', 'filter', 'type', 'page'],
  },
} satisfies PageHandle<CacheTag>;

export const meta: MetaFunction<typeof loader> = (context) => {
  const page = context.data;
  if (!page) return [];
  return page.kind === 'landing' ? landingMeta(context, page.page) : listingMeta(context, page);
};

export default function Landing() {
  const page = useLoaderData<typeof loader>();
  if (page.kind === 'listing') return <ListingPage {...page} />;
  return <LandingPage key={page.page.path} {...page} />;
}
