import type { Category, Product } from '#app/domain/catalogue';

/** A category for unit tests; its name and id follow from the slug. */
export function sampleCategory(slug: string, changes: Partial<Category> = {}): Category {
  const name = slug.replaceAll('-', ' ');
  return {
    id: `category-${slug}`,
    slug,
    name,
    description: `About ${name}.`,
    image: null,
    ...changes,
  };
}

/** A product for unit tests: plain, in stock, without a picture. */
export function sampleProduct(slug: string, changes: Partial<Product> = {}): Product {
  return {
    id: `product-${slug}`,
    slug,
    name: slug.replaceAll('-', ' '),
    description: '',
    price: 28_900,
    image: null,
    gallery: [],
    category: null,
    filterType: 'light_filtering',
    powerType: null,
    inStock: true,
    featured: false,
    ...changes,
  };
}
