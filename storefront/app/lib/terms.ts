/** A word of a text in any language; an apostrophe or a hyphen ends it. */
const wordPattern = /[\p{L}\p{N}\p{M}]+/gu;

/** Letters that are two, which normalization leaves as one. */
const ligatures: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss' };

/** A piece of a text: a word, or what stands between two words. */
export interface TextPiece {
  text: string;
  isWord: boolean;
}

/** Cuts a text into its words and what is between them; joined again, the pieces are the text. */
export function toPieces(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    if (index > end) pieces.push({ text: text.slice(end, index), isWord: false });
    pieces.push({ text: word, isWord: true });
    end = index + word.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isWord: false });
  return pieces;
}

/**
 * The words of a text as terms, in their order.
 * @param make what makes a term of a word; a caller with many texts may remember what it made
 */
export function toTerms(text: string, make = toTerm): string[] {
  return (text.match(wordPattern) ?? []).map(make).filter((term) => term !== '');
}

/**
 * What different ways to write an English word have in common: no capitals, no accents, singular.
 * @param word one word, as `wordPattern` finds it
 */
export function toTerm(word: string): string {
  const plain = word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[œæß]/g, (letter) => ligatures[letter] ?? letter);
  return toSingular(plain);
}

/** Harman's weak stemmer, and the plurals in -es after a hiss. Not always a word, but always the same. */
function toSingular(word: string): string {
  if (word.length <= 3) return word;
  if (/[^ae]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2);
  return /[^us]s$/.test(word) ? word.slice(0, -1) : word;
}
