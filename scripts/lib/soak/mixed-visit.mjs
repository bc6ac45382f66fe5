/** @typedef {import('../catalogue/random.mjs').Random} Random */

const pages = [
  ...['/', '/products', '/products/roman-shades', '/products/motorized-options', '/contact'],
  ...['/sale', '/discontinued', '/blog', '/faq', '/shipping', '/measuring-guide', '/downloads'],
  ...['/products/banff-linen-roller', '/products/dusk-motorized-roller', '/sitemap.xml'],
];
const listings = [
  '/products?page=2',
  '/products?filter=blackout',
  '/products?category=wood',
  '/products?category=roman-shades&filter=light_filtering',
  '/products?type=battery',
  '/products/roller-blinds?filter=room_darkening',
];
const reads = [
  ...['/api/categories', '/api/products', '/api/testimonials', '/api/blog', '/products.data'],
  ...['/api/products/search?q=linen', '/api/categories/roman-shades', '/blog/feed.xml'],
];
const words = ['linen', 'blackout', 'wood', 'sheer', 'cordless', 'white', 'motor', 'bath', 'grey'];

/**
 * What a visitor opens next. A third of the searches were never made before.
 *
 * @param {Random} random
 * @param {number} turn
 */
export function nextPath(random, turn) {
  const dice = random.share();
  if (dice < 0.45) return random.pick(pages);
  if (dice < 0.6) return random.pick(listings);
  if (dice < 0.8) return random.pick(reads);
  const search = `${random.pick(words)} ${random.pick(words)}`;
  const rare = random.chance(0.34) ? ` ${turn}` : '';
  return `/products?q=${encodeURIComponent(search + rare)}`;
}
