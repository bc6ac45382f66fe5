import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { InfoPage } from '#app/features/info/InfoPage';
import { requireInfoPage } from '#app/features/info/info-page-data.server';
import { cachedClientLoader } from '#app/lib/session-cache';
import { pageMeta } from '#app/seo/page-meta';
import { asSeenBy } from '#app/server/preview-scope.server';
import type { CacheTag } from '#app/cms/cache-table.server';
import type { PageHandle } from '#app/lib/page-handle';

export function loader({ request }: LoaderFunctionArgs) {
  return asSeenBy(request, () => requireInfoPage(request));
}

export const clientLoader = cachedClientLoader();

export { loaderHeaders as headers } from '#app/lib/loader-headers';

export const handle = { page: { tags: ['info-page'] } } satisfies PageHandle<CacheTag>;

export const meta: MetaFunction<typeof loader> = (context) =>
  context.data
    ? pageMeta(context, { title: context.data.title, description: context.data.metaDescription })
    : [];

export default function Info() {
  const page = useLoaderData<typeof loader>();
  return <InfoPage key={page.path} {...page} />;
}
