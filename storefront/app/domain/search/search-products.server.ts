import { LRUCache } from 'lru-cache';
import type { Product } from '#app/domain/catalogue';
import { toTerms } from '#app/lib/terms';
import { ProductIndex } from './product-index.server';
import { rankHits } from './rank';
import { withoutStopWords } from './stop-words';

/** What a shopper types beyond this adds nothing but work: characters, and words. */
const maxQueryLength = 200;
const maxWords = 10;

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
const catalogues = new WeakMap<readonly Product[], SearchableCatalogue>();

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

/** Builds the index of a catalogue ahead of the first search in it. Doing it twice costs nothing. */
export function prepareSearch(products: readonly Product[]): void {
  toSearchable(products);
}

function search(products: readonly Product[], query: string, mode: Mode): ProductSearch {
  const words = [...new Set(withoutStopWords(toTerms(query.slice(0, maxQueryLength))))];
  if (words.length === 0) return { products: mode === 'every' ? products : [], terms: [] };

  const { index, searches } = toSearchable(products);
  const asked = words.slice(0, maxWords);
  const key = `${mode} ${asked.join(' ')}`;
  const found = searches.get(key) ?? searchIndex(index, asked, mode);
  searches.set(key, found);
  return found;
}

function searchIndex(index: ProductIndex, words: readonly string[], mode: Mode): ProductSearch {
  const senses = index.vocabulary.sensesOf(words);
  const hits = rankHits(index.find(senses, mode), senses);
  return {
    products: hits.map(({ product }) => product),
    terms: [...new Set(senses.flatMap((sense) => [...sense.keys()]))],
  };
}

function toSearchable(products: readonly Product[]): SearchableCatalogue {
  const known = catalogues.get(products);
  if (known) return known;
  const made = {
    index: new ProductIndex(products),
    searches: new LRUCache<string, ProductSearch>({ max: rememberedSearches }),
  };
  catalogues.set(products, made);
  return made;
}
