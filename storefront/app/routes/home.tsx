import { randomUUID } from 'node:crypto';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { consultationAction } from '#app/features/consultation/consultation-action.server';
import { getHomeData } from '#app/features/home/home-data.server';
import { HomePage } from '#app/features/home/HomePage';
import { cachedClientLoader } from '#app/lib/session-cache';
import { pageMeta } from '#app/seo/page-meta';
import { asSeenBy } from '#app/server/preview-scope.server';
import type { CacheTag } from '#app/cms/cache-table.server';
import type { PageHandle } from '#app/lib/page-handle';

export async function loader({ request }: LoaderFunctionArgs) {
  return { submissionKey: randomUUID(), ...(await asSeenBy(request, getHomeData)) };
}

export const clientLoader = cachedClientLoader();

export function action({ request }: ActionFunctionArgs) {
  return consultationAction(request, '/');
}

export { consultationClientAction as clientAction } from '#app/features/consultation/consultation-client-action';

export const handle = {
  page: { tags: ['category', 'testimonial', 'blog-post'] },
} satisfies PageHandle<CacheTag>;

export const meta: MetaFunction = (context) =>
  pageMeta(context, {
    title: 'Custom Window Blinds and Shades',
    description:
      'Custom blinds and shades, handcrafted in Canada from premium materials, measured to the exact specifications of your windows and delivered fast across Canada.',
    keywords:
      'custom blinds, window shades, roller blinds, vertical blinds, motorized blinds, roman shades, outdoor shades, made in Canada',
  });

export default function Home() {
  return <HomePage {...useLoaderData<typeof loader>()} />;
}
