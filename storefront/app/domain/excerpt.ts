/** Characters of an excerpt on the home page and on the blog page (spec §9). */
export const homeExcerptLength = 100;
export const blogExcerptLength = 200;

/**
 * Cuts a text after a whole word and marks the cut with an ellipsis. No punctuation is left before it,
 * which would read as two marks.
 * @param maxLength characters that may stand before the ellipsis
 * @returns the text itself, with its white space collapsed, when it is short enough
 */
export function excerpt(text: string, maxLength: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxLength) return line;
  return `${wholeWords(line, maxLength).replace(/[^\p{L}\p{N}]+$/u, '')}…`;
}

function wholeWords(line: string, maxLength: number): string {
  const lastSpace = line.lastIndexOf(' ', maxLength);
  if (lastSpace > 0) return line.slice(0, lastSpace);
  // One endless word: cut it, but never between the two halves of an astral character.
  return line.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '');
}
