import type { ImageName } from './images';
import { picturesIn } from './landing-pictures';
import type { SeedShop } from './types';

/** Names of all pictures a shop shows, each once, in the order they are first needed. */
export function picturesOf(shop: SeedShop): ImageName[] {
  return [
    ...new Set([
      ...shop.categories.map((category) => category.image),
      ...shop.products.flatMap((product) => [product.image, ...(product.gallery ?? [])]),
      ...shop.blogPosts.map((post) => post.image),
      ...shop.landingPages.flatMap((page) => [page.heroImage, ...picturesIn(page)]),
    ]),
  ];
}
