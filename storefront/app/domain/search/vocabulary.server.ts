import SearchableMap from 'minisearch/SearchableMap';

/** A word of a shopper: the terms of the catalogue that it can mean, each with its weight from 0 to 1. */
export type Sense = ReadonlyMap<string, number>;

/** The start of a word counts less than the word, a word written alike less than its start. */
const startWeight = 0.4;
const alikeWeight = 0.3;

/** Fewer letters start too many words, and are too few to be mistyped. */
const minStartLength = 3;
const minPartLength = 3;
/** The letters from which on a word may hold one wrong letter, and two. */
const minLengthWithOneError = 3;
const minLengthWithTwoErrors = 8;
/** No word of a catalogue is longer; measuring how far one is from the others costs its length. */
const maxLength = 32;

/** All terms of a catalogue. It knows what a shopper's word means in it. */
export class Vocabulary {
  readonly #terms = new SearchableMap<true>();

  add(term: string): void {
    this.#terms.set(term, true);
  }

  /**
   * What each word can mean. A word that the catalogue has is never taken for a mistyped one, so that
   * "wood" does not find "good"; one that it has not is split ("sunscreen"), or else corrected.
   * @param words terms, as `toTerms` makes them
   * @returns a sense for each word; an empty one for a word that nothing comes near
   */
  sensesOf(words: readonly string[]): Sense[] {
    const known = words.flatMap((word) => this.#split(word));
    return known.map((word, index) => {
      const sense = new Map([...this.#alike(word), ...this.#startingWith(word)]);
      // "black out" is one word to the catalogue.
      const joined = [(known[index - 1] ?? '') + word, word + (known[index + 1] ?? '')];
      for (const term of [word, ...joined]) if (this.#terms.has(term)) sense.set(term, 1);
      return sense;
    });
  }

  #split(word: string): string[] {
    if (this.#knows(word)) return [word];
    for (let at = minPartLength; at <= word.length - minPartLength; at++) {
      const parts = [word.slice(0, at), word.slice(at)];
      if (parts.every((part) => this.#terms.has(part))) return parts;
    }
    return [word];
  }

  #startingWith(word: string): [string, number][] {
    if (word.length < minStartLength) return [];
    return [...this.#terms.atPrefix(word).keys()].map((term) => [term, startWeight]);
  }

  /** Only those that come nearest. */
  #alike(word: string): [string, number][] {
    if (this.#knows(word) || word.length < minLengthWithOneError || word.length > maxLength) {
      return [];
    }
    const swapped = swapsOf(word).filter((term) => this.#terms.has(term));
    if (swapped.length > 0) return swapped.map((term) => [term, alikeWeight]);

    const found = this.#terms.fuzzyGet(word, word.length < minLengthWithTwoErrors ? 1 : 2);
    const nearest = Math.min(...[...found.values()].map(([, distance]) => distance));
    return [...found].flatMap(([term, [, distance]]) =>
      distance === nearest ? [[term, alikeWeight]] : [],
    );
  }

  #knows(word: string): boolean {
    return (
      this.#terms.has(word) ||
      (word.length >= minStartLength && this.#terms.atPrefix(word).size > 0)
    );
  }
}

/** The word with two neighbouring letters exchanged, at each place: the most common slip of the hand. */
function swapsOf(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  );
}
