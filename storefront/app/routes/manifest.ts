import { getEnv } from '#app/server/env.server';
import { schemeGrounds } from '#app/theme/color-scheme';
import { gold } from '#app/theme/palette';

export function loader() {
  const { BRAND_NAME } = getEnv();
  const manifest = {
    name: BRAND_NAME,
    short_name: BRAND_NAME.split(' ')[0],
    description: 'Custom window blinds and shades, made to measure in Canada.',
    lang: 'en-CA',
    start_url: '/',
    display: 'browser',
    theme_color: gold[5],
    background_color: schemeGrounds.dark,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/app-icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any maskable' },
      { src: '/app-icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      'Content-Type': 'application/manifest+json; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
