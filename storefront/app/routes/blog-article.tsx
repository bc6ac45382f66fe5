import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { articleMeta } from '#app/features/blog/article/article-meta';
import { getArticlePage } from '#app/features/blog/article/article-page-data.server';
import { ArticlePage } from '#app/features/blog/article/ArticlePage';
import { cachedClientLoader } from '#app/lib/session-cache';
import { asSeenBy } from '#app/server/preview-scope.server';
import type { CacheTag } from '#app/cms/cache-table.server';
import type { PageHandle } from '#app/lib/page-handle';

export function loader({ request, params: { slug = '' } }: LoaderFunctionArgs) {
  return asSeenBy(request, () => getArticlePage(request, slug));
}

export const clientLoader = cachedClientLoader();

export { loaderHeaders as headers } from '#app/lib/loader-headers';

export const handle = { page: { tags: ['blog-post'] } } satisfies PageHandle<CacheTag>;

export const meta: MetaFunction<typeof loader> = (context) =>
  context.data ? articleMeta(context, context.data.article) : [];

export default function Article() {
  const page = useLoaderData<typeof loader>();
  return <ArticlePage key={page.article.slug} {...page} />;
}
