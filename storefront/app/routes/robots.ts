import { getEnv } from '#app/server/env.server';

export function loader() {
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /health/',
    'Disallow: /preview',
    `Sitemap: ${getEnv().SITE_URL}/sitemap.xml`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
