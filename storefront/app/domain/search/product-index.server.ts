import { LRUCache } from 'lru-cache';
import MiniSearch, { type SearchResult } from 'minisearch';
import type { Product } from '#app/domain/catalogue';
import { lightControlLabel } from '#app/domain/light-control';
import { toTerm, toTerms } from '#app/lib/terms';
import { imitatedTerms } from './imitations';
import { fieldRanks, rankOf, type Field } from './rank';
import { withoutStopWords } from './stop-words';
import { Vocabulary, type Sense } from './vocabulary.server';

type ProductText = Record<Field, string> & { id: number };

const fields = Object.keys(fieldRanks) as Field[];

/** Between products that match alike, a featured one goes first. */
const featuredBoost = 1.15;

/** Products indexed at a stretch, some ten milliseconds, before other visitors have their turn. */
const sliceSize = 100;

/** How many findings are remembered, at 50 bytes: those of a hundred words, which shoppers combine ever anew. */
const rememberedFindings = 50_000;

/** That a word stands in a product. */
interface Finding {
  /** The product's place in the catalogue. */
  place: number;
  /** How much that says of it; see `rankOf`. */
  rank: number;
  /** Relevance by how rare the word is, and how much of the text it makes up (BM25+). */
  score: number;
}

/** A full-text index of a catalogue. Building it costs about a tenth of a millisecond per product. */
export class ProductIndex {
  readonly vocabulary = new Vocabulary();
  readonly #products: readonly Product[];
  readonly #imitated: readonly ReadonlySet<string>[];
  readonly #index: MiniSearch<ProductText>;
  readonly #findings = new LRUCache<string, Finding[]>({
    maxSize: rememberedFindings,
    sizeCalculation: (findings) => findings.length + 1,
  });

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
   * The products that hold every word, or any of them, in one of its senses; the best first. Where a word stands counts
   * most (name, then category and light control, then description), then how relevant it is there; what is equal in both
   * keeps the catalogue's order.
   * @param senses one for each word; an empty one holds nowhere
   */
  find(senses: readonly Sense[], mode: 'every' | 'any'): Product[] {
    // Sums for each place of the catalogue: objects for thousands of hits would be most of what a search leaves behind.
    const words = new Uint8Array(this.#products.length);
    const ranks = new Float64Array(this.#products.length);
    const scores = new Float64Array(this.#products.length);
    for (const sense of senses) {
      for (const { place, rank, score } of this.#find(sense)) {
        words[place]! += 1;
        ranks[place]! += rank;
        scores[place]! += score;
      }
    }
    const least = mode === 'every' ? senses.length : 1;
    return this.#products
      .map((_product, place) => place)
      .filter((place) => words[place]! >= least)
      .sort((a, b) => ranks[b]! - ranks[a]! || scores[b]! - scores[a]! || a - b)
      .map((place) => this.#products[place]!);
  }

  /** Where one word stands, in no useful order. */
  #find(sense: Sense): Finding[] {
    const key = [...sense].join();
    const known = this.#findings.get(key);
    if (known) return known;
    const results = this.#index.search([...sense.keys()].join(' '), {
      boostTerm: (term) => sense.get(term) ?? 0,
    });
    const findings = results.map((result) => this.#toFinding(result, sense));
    this.#findings.set(key, findings);
    return findings;
  }

  #toFinding({ id, score, match }: SearchResult, sense: Sense): Finding {
    const place = Number(id);
    const imitated = this.#imitated[place] ?? new Set();
    return { place, score, rank: rankOf(match as Record<string, Field[]>, imitated, sense) };
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
