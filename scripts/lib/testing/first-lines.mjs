import { stripVTControlCharacters } from 'node:util';

/**
 * The beginning of an error, indented and without colours: enough to know where to look.
 *
 * @param {string} text
 */
export function firstLines(text) {
  return stripVTControlCharacters(text)
    .split('\n')
    .slice(0, 12)
    .map((line) => `    ${line}`)
    .join('\n');
}
