import type { Product } from './catalogue';

/** Two words count as alike from this share of common letter pairs on: "linnen" and "linen" have 0.89. */
const alikeFrom = 0.6;
/** An address is a stranger's text: what goes beyond this is not looked at. */
const maxWords = 8;
const maxAddressLength = 200;

/**
 * The products whose names and categories come nearest to a mistyped address, best first; products that match
 * equally keep their order. Empty when no word is alike.
 * @param address path or part of one, e.g. `/products/banf-linnen-roller`
 * @param count how many at most
 */
export function findNearestProducts<T extends Pick<Product, 'name' | 'slug' | 'category'>>(
  products: readonly T[],
  address: string,
  count: number,
): T[] {
  const asked = wordsOf(address.slice(0, maxAddressLength)).slice(0, maxWords);
  return products
    .map((product) => ({ product, score: scoreOf(product, asked) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, count)
    .map(({ product }) => product);
}

function scoreOf(
  { name, slug, category }: Pick<Product, 'name' | 'slug' | 'category'>,
  asked: string[],
) {
  const own = wordsOf([name, slug, category?.name].join(' '));
  const best = asked.map((word) => Math.max(0, ...own.map((other) => likeness(word, other))));
  return best.filter((share) => share >= alikeFrom).reduce((sum, share) => sum + share, 0);
}

/** Words of three letters or more, in lower case; escapes of an address that do not decode are left out. */
function wordsOf(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replace(/%[0-9a-f]{2}/g, ' ')
      .match(/\p{L}{3,}/gu) ?? [];
  return words.filter((word) => word !== 'products');
}

/** Share of letter pairs that two words have in common, 0 to 1 (Dice's coefficient). */
function likeness(one: string, other: string): number {
  if (one === other) return 1;
  const pairs = pairsOf(one);
  const rest = pairsOf(other);
  const total = pairs.length + rest.length;
  const common = pairs.filter((pair) => {
    const at = rest.indexOf(pair);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  return (2 * common.length) / total;
}

function pairsOf(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));
}
