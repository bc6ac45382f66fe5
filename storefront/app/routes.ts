import { index, layout, route, type RouteConfig } from '@remix-run/route-config';

import { aliases } from './lib/aliases';

/** The route table of the specification (§2.1), top to bottom; then its aliases, the rest, and the machine's addresses. */
export default [
  layout('routes/screen.tsx', [
    index('routes/home.tsx'),
    route('contact', 'routes/contact.tsx'),

    ...Object.keys(aliases).map((path) =>
      route(path.slice(1), 'routes/alias.tsx', { id: `alias${path.replaceAll('/', '-')}` }),
    ),

    route('*', 'routes/not-found.tsx'),
  ]),

  route('sitemap.xml', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('manifest.webmanifest', 'routes/manifest.ts'),
] satisfies RouteConfig;
