import { toPieces, toTerm } from './terms';

/** A stretch of a text, marked or not. */
export interface TextPart {
  text: string;
  marked: boolean;
}

/**
 * Finds the words that a search matched. Neighbouring parts of one kind are one part, so what stands
 * between two marked words stays unmarked, and a text without a match is a single part.
 * @param text as it is shown; markup in it is text
 * @param terms as `toTerm` makes them
 */
export function markParts(text: string, terms: readonly string[]): TextPart[] {
  const wanted = new Set(terms);
  const parts: TextPart[] = [];
  for (const piece of toPieces(text)) {
    const marked = piece.isWord && wanted.has(toTerm(piece.text));
    const last = parts.at(-1);
    if (last && last.marked === marked) last.text += piece.text;
    else parts.push({ text: piece.text, marked });
  }
  return parts;
}
