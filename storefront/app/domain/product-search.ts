import type { Product } from './catalogue';
import { lightControlLabel } from './light-control';

/** What a shopper types beyond this many characters adds nothing but work. */
const maxQueryLength = 200;

/**
 * The products that contain every word of the query in their name, description, category name or
 * light-control label; accents, case and punctuation do not count. The products keep their order.
 * @param query as the shopper typed it; a query without words matches every product
 */
export function searchProducts(products: readonly Product[], query: string): Product[] {
  const words = normalize(query.slice(0, maxQueryLength)).split(' ');
  return products.filter((product) => {
    const text = normalize(searchableText(product));
    return words.every((word) => text.includes(word));
  });
}

function searchableText({ name, description, category, filterType }: Product): string {
  return [name, description, category?.name, lightControlLabel(filterType)].join(' ');
}

function normalize(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
