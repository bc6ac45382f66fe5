import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { getBlogPage } from '#app/features/blog/blog-page-data.server';
import { BlogPage } from '#app/features/blog/BlogPage';
import { cachedClientLoader } from '#app/lib/session-cache';
import { pageMeta } from '#app/seo/page-meta';
import { asSeenBy } from '#app/server/preview-scope.server';
import type { CacheTag } from '#app/cms/cache-table.server';
import type { PageHandle } from '#app/lib/page-handle';

export async function loader({ request }: LoaderFunctionArgs) {
  const { page, init } = await asSeenBy(request, getBlogPage);
  return data(page, init);
}

export const clientLoader = cachedClientLoader();

export { loaderHeaders as headers } from '#app/lib/loader-headers';

export const handle = { page: { tags: ['blog-post'] } } satisfies PageHandle<CacheTag>;

export const meta: MetaFunction = (context) =>
  pageMeta(context, {
    title: 'Design Inspiration',
    description:
      'Notes from a Canadian blind workshop: which cloth suits which window, how to measure, how to make a bedroom dark, and what lasts in kitchens and bathrooms.',
  });

export default function Blog() {
  return <BlogPage {...useLoaderData<typeof loader>()} />;
}
