import { infoPaths } from '#app/lib/info-paths';
import { landingPaths } from '#app/lib/landing-paths';

/** Pages with an address of their own that search engines should know. Catalogue and blog pages come from the desk. */
export const staticPages = [
  '/',
  '/products',
  '/contact',
  '/blog',
  '/discontinued',
  '/downloads',
  '/fast-delivery',
  '/other-products',
  '/room-preview',
  '/sale',
  '/sample-fabric',
  ...landingPaths,
  ...infoPaths,
];
