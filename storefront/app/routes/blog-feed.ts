import type { LoaderFunctionArgs } from '@remix-run/node';

import { getBlogPosts } from '#app/cms/queries/blog.server';
import { authorLabel } from '#app/domain/author';
import { buildFeed } from '#app/seo/feed';
import { taggedAnswer } from '#app/server/entity-tag.server';
import { getEnv } from '#app/server/env.server';
import { unavailable } from '#app/server/unavailable.server';

export async function loader({ request }: LoaderFunctionArgs) {
  const posts = await getBlogPosts();
  if (!posts.ok) throw new Response(null, unavailable);

  const { SITE_URL, BRAND_NAME } = getEnv();
  const feed = buildFeed(
    {
      siteUrl: SITE_URL,
      title: `Design Inspiration - ${BRAND_NAME}`,
      description: 'Notes from the workshop on light, cloth and the windows we have met.',
      author: `${BRAND_NAME} ${authorLabel}`,
    },
    posts.data,
  );
  return taggedAnswer(request, feed, {
    'Content-Type': 'application/rss+xml; charset=utf-8',
    'Cache-Control': 'no-cache',
    'X-Content-Type-Options': 'nosniff',
  });
}
