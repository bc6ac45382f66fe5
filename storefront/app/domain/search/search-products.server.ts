import { LRUCache } from 'lru-cache';
import type { Product } from '#app/domain/catalogue';
import { toTerms } from '#app/lib/terms';
import { ProductIndex } from './product-index.server';
import { withoutStopWords } from './stop-words';

/** What a shopper types beyond this adds nothing but work: words, and characters that hold many more. */
const maxWords = 10;
const maxQueryLength = 1_000;

/** Searches remembered for each catalogue: the pages of one result, and what many people look for. */
const rememberedSearches = 100;

/** What a search found, best match first. */
export interface ProductSearch {
  products: readonly Product[];
  /** The terms that may have matched, for `MarkedText`. */
  terms: readonly string[];
}

type Mode = 'every' | 'any';

interface SearchableCatalogue {
  index: ProductIndex;
  searches: LRUCache<string, ProductSearch>;
}

/** Whenever something was published the catalogue is another array; the old index goes with the old one. */
const searchable = new WeakMap<readonly Product[], SearchableCatalogue>();
const underWay = new WeakMap<readonly Product[], Promise<unknown>>();

/**
 * Builds the index of a catalogue without keeping other visitors waiting, which a search in a catalogue
 * that was not prepared does. However often it is called, each catalogue is indexed once.
 */
export async function prepareSearch(products: readonly Product[]): Promise<void> {
  if (searchable.has(products)) return;
  const building =
    underWay.get(products) ??
    ProductIndex.inSlices(products).then((index) => makeSearchable(products, index));
  underWay.set(products, building);
  await building;
}

/**
 * The products that have every word of the query in their name, category, light control or description.
 * Plurals, accents and capitals do not count; a word that the catalogue does not know is corrected.
 * @param query as the shopper typed it; without words it matches every product
 */
export function searchProducts(products: readonly Product[], query: string): ProductSearch {
  return search(products, query, 'every');
}

/**
 * As `searchProducts`, but one word of the query is enough; the more of them, the better. For the case
 * that nothing has all of them. Without words it matches nothing.
 */
export function searchNearMisses(products: readonly Product[], query: string): ProductSearch {
  return search(products, query, 'any');
}

function search(products: readonly Product[], query: string, mode: Mode): ProductSearch {
  const words = [...new Set(withoutStopWords(toTerms(query.slice(0, maxQueryLength))))];
  if (words.length === 0) return { products: mode === 'every' ? products : [], terms: [] };

  const { index, searches } =
    searchable.get(products) ?? makeSearchable(products, ProductIndex.of(products));
  const asked = words.slice(0, maxWords);
  const key = `${mode} ${asked.join(' ')}`;
  const found = searches.get(key) ?? searchIndex(index, asked, mode);
  searches.set(key, found);
  return found;
}

function searchIndex(index: ProductIndex, words: readonly string[], mode: Mode): ProductSearch {
  const senses = index.vocabulary.sensesOf(words);
  const terms = [...new Set(senses.flatMap((sense) => [...sense.keys()]))];
  const hopeless = mode === 'every' && senses.some((sense) => sense.size === 0);
  if (hopeless) return { products: [], terms };
  return { products: index.find(senses, mode), terms };
}

function makeSearchable(products: readonly Product[], index: ProductIndex): SearchableCatalogue {
  const searches = new LRUCache<string, ProductSearch>({ max: rememberedSearches });
  const catalogue = { index, searches };
  searchable.set(products, catalogue);
  return catalogue;
}
