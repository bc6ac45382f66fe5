import { index, layout, prefix, route, type RouteConfig } from '@remix-run/route-config';

import { aliases } from './lib/aliases';
import { infoPaths } from './lib/info-paths';
import { landingPaths } from './lib/landing-paths';

/** The route table of the specification (§2.1), top to bottom; then its aliases, the rest, and the machine's addresses. */
export default [
  layout('routes/screen.tsx', [
    index('routes/home.tsx'),
    route('products', 'routes/products.tsx'),
    ...landingPaths.map((path) =>
      route(path.slice(1), 'routes/landing.tsx', { id: `landing${path}` }),
    ),
    route('products/:slug', 'routes/product-or-category.tsx'),
    route('contact', 'routes/contact.tsx'),
    route('discontinued', 'routes/discontinued.tsx'),
    route('downloads', 'routes/downloads.tsx'),
    route('fast-delivery', 'routes/fast-delivery.tsx'),
    route('other-products', 'routes/other-products.tsx'),
    route('room-preview', 'routes/room-preview.tsx'),
    route('sale', 'routes/sale.tsx'),
    route('sample-fabric', 'routes/sample-fabric.tsx'),
    route('blog', 'routes/blog.tsx'),
    route('blog/:slug', 'routes/blog-article.tsx'),

    ...infoPaths.map((path) => route(path.slice(1), 'routes/info.tsx', { id: `info${path}` })),

    ...Object.keys(aliases).map((path) =>
      route(path.slice(1), 'routes/alias.tsx', { id: `alias${path.replaceAll('/', '-')}` }),
    ),

    route('preview', 'routes/preview.tsx'),

    route('*', 'routes/not-found.tsx'),
  ]),

  route('blog/feed.xml', 'routes/blog-feed.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('manifest.webmanifest', 'routes/manifest.ts'),

  ...prefix('api', [
    route('categories', 'routes/api/categories.ts'),
    route('categories/:slug', 'routes/api/category.ts'),
    route('products', 'routes/api/products.ts'),
    route('products/search', 'routes/api/product-search.ts'),
    route('products/:slug', 'routes/api/product.ts'),
    route('testimonials', 'routes/api/testimonials.ts'),
    route('blog', 'routes/api/blog.ts'),
    route('consultation', 'routes/api/consultation.ts'),
    route('*', 'routes/api/not-found.ts'),
  ]),
  route('media/*', 'routes/media.ts'),
  route('blinds/:file', 'routes/blind.ts'),
  route('downloads/:file', 'routes/download.ts'),
  route('health/live', 'routes/health-live.ts'),
  route('health/ready', 'routes/health-ready.ts'),
  route('preview/exit', 'routes/preview-exit.ts'),
  route('revalidate', 'routes/revalidate.ts'),
] satisfies RouteConfig;
