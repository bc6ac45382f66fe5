import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import type { Product } from '#app/domain/catalogue';
import { lightControlLabel } from '#app/domain/light-control';
import { toTerm, toTerms } from '#app/lib/terms';
import { imitatedTerms } from './imitations';
import { withoutStopWords } from './stop-words';
import { Vocabulary, type Sense } from './vocabulary.server';

/** What is searched, and how much it says that a word stands there. */
export const fieldRanks = { name: 4, category: 2, lightControl: 2, description: 1 } as const;

type Field = keyof typeof fieldRanks;
type ProductText = Record<Field, string> & { id: number };

const fields = Object.keys(fieldRanks) as Field[];

/** Between products that match alike, a featured one goes first. */
const featuredBoost = 1.15;

/** Products indexed at a stretch, some ten milliseconds, before other visitors have their turn. */
const sliceSize = 100;

/** A product that a search found. */
export interface Hit {
  product: Product;
  /** Its place in the catalogue. */
  place: number;
  /** Relevance by how rare the words are, and how much of the text they make up (BM25+). */
  score: number;
  /** The fields in which each matching term stands. */
  match: Record<string, Field[]>;
  /** Terms of its name that say what it imitates. */
  imitated: ReadonlySet<string>;
}

/** A full-text index of a catalogue. Building it costs about a tenth of a millisecond per product. */
export class ProductIndex {
  readonly vocabulary = new Vocabulary();
  readonly #products: readonly Product[];
  readonly #imitated: readonly ReadonlySet<string>[];
  readonly #index: MiniSearch<ProductText>;

  private constructor(products: readonly Product[]) {
    const toTermOnce = once(toTerm);
    this.#products = products;
    this.#imitated = products.map(({ name }) => imitatedTerms(name));
    this.#index = new MiniSearch<ProductText>({
      fields,
      tokenize: (text) => withoutStopWords(toTerms(text, toTermOnce)),
      processTerm: (term) => {
        this.vocabulary.add(term);
        return term;
      },
      searchOptions: {
        // What is searched for are terms already.
        tokenize: (text) => text.split(' '),
        processTerm: (term) => term,
        boost: fieldRanks,
        boostDocument: (place: number) => (products[place]?.featured ? featuredBoost : 1),
      },
    });
  }

  /** Builds the index at once. */
  static of(products: readonly Product[]): ProductIndex {
    const index = new ProductIndex(products);
    index.#index.addAll(products.map(toText));
    return index;
  }

  /** Builds the index in slices, so that the server answers others meanwhile. */
  static async inSlices(products: readonly Product[]): Promise<ProductIndex> {
    const index = new ProductIndex(products);
    await index.#index.addAllAsync(products.map(toText), { chunkSize: sliceSize });
    return index;
  }

  /**
   * The products that hold every word, or any of them, in one of its senses; in no useful order.
   * @param senses one for each word; an empty one holds nowhere
   */
  find(senses: readonly Sense[], mode: 'every' | 'any'): Hit[] {
    const query: Query = {
      combineWith: mode === 'every' ? 'AND' : 'OR',
      queries: senses.map((sense) => ({
        combineWith: 'OR',
        boostTerm: (term) => sense.get(term) ?? 0,
        queries: [[...sense.keys()].join(' ')],
      })),
    };
    return this.#index.search(query).flatMap((result) => this.#toHit(result));
  }

  #toHit({ id, score, match }: SearchResult): Hit[] {
    const place = Number(id);
    const product = this.#products[place];
    const imitated = this.#imitated[place];
    if (!product || !imitated) return [];
    return [{ product, place, score, match: match as Hit['match'], imitated }];
  }
}

function toText({ name, category, filterType, description }: Product, id: number): ProductText {
  return {
    id,
    name,
    category: category?.name ?? '',
    lightControl: lightControlLabel(filterType),
    // The addresses of links are no words for a shopper.
    description: description.replace(/\]\([^)]*\)/g, ']'),
  };
}

/** A catalogue says the same few thousand words over and over. */
function once(make: (word: string) => string): (word: string) => string {
  const made = new Map<string, string>();
  return (word) => {
    const result = made.get(word) ?? make(word);
    made.set(word, result);
    return result;
  };
}
