import { buildSitemap } from '#app/seo/sitemap';
import { staticPages } from '#app/seo/static-pages';
import { getEnv } from '#app/server/env.server';

export function loader() {
  const entries = staticPages.map((path) => ({ path }));
  return new Response(buildSitemap(getEnv().SITE_URL, entries), {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
