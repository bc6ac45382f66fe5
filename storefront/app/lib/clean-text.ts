/**
 * A visitor's text on one line: control and other invisible characters become spaces, spaces collapse,
 * the ends are trimmed.
 * @param maxLength characters (UTF-16 units) that are kept; an astral character is never cut in half
 */
export function cleanText(text: string, maxLength: number): string {
  // Far more than can be kept is not worth looking at, character by character.
  const line = text
    .slice(0, maxLength * 10)
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  return line
    .slice(0, maxLength)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}
