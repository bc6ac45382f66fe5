import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { characters, shopFonts } from './list.mjs';
import { subsetOf } from './subset.mjs';

const storefront = new URL('../../', import.meta.url);
const files = new URL('app/fonts/files/', storefront);

/** Bytes of the fonts that every page loads before it can show its words as they are meant. */
const budget = 40_000;

function readAll(folder: string, pattern: RegExp): string[] {
  const place = new URL(folder, storefront);
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((path) => pattern.test(path))
    .map((path) => readFileSync(new URL(path, place), 'utf8'));
}

describe('the fonts that every page loads', () => {
  it.each(shopFonts)('$name is what `npm run fonts` makes, beside its licence', async (font) => {
    const made = await subsetOf(font);
    expect(made.equals(readFileSync(new URL(`${font.name}.woff2`, files)))).toBe(true);
    const licence = readFileSync(new URL(`${font.name}.LICENSE.txt`, files), 'utf8');
    expect(licence).toBe(readFileSync(font.licence, 'utf8'));
    expect(licence).toContain('SIL OPEN FONT LICENSE Version 1.1');
  });

  it('weigh less than 40 kB together', () => {
    const sizes = shopFonts.map(({ name }) => readFileSync(new URL(`${name}.woff2`, files)).length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(budget);
  });

  it('have every letter of the demo shop and of the pages’ own words', () => {
    const words = [
      ...readAll('../cms/src/seed/data/', /\.ts$/),
      ...readAll('app/', /(?<!\.test)\.tsx$/),
    ].join('');
    // The paragraph sign stands in comments only, where it points to the specification.
    const missing = new Set(words.replaceAll(/[§\n]/g, ''));
    for (const character of characters) missing.delete(character);
    expect([...missing]).toEqual([]);
  });
});

describe('the style sheets', () => {
  const faces = readAll('app/theme/', /^fonts\.css$/)
    .join('')
    .split('@font-face')
    .filter((face) => face.includes('Variable'));

  it.each(shopFonts)('ask $name for its letters and weights, last of its family', (font) => {
    const own = faces.findIndex((face) => face.includes(`${font.name}.woff2`));
    const face = faces[own] ?? '';
    expect(lettersOf(face)).toBe([...characters].sort().join(''));
    const family = /font-family: [^;]+;/.exec(face)?.[0] ?? 'none';
    const weight = `font-weight: ${font.weights.min} ${font.weights.max};`;
    const others = faces.filter((other) => other.includes(family));
    expect(others).toHaveLength(3);
    expect(others.every((other) => other.includes(weight))).toBe(true);
    expect(others.at(-1)).toBe(face);
  });

  it('use no weight that was cut away', () => {
    const styles = readAll('app/', /(?<!fonts)\.css$/).join('\n');
    const [display, text] = shopFonts.map(({ weights }) => weights);
    const inDisplay = numbers(styles, /--w-[\w-]+: (\d+);|font: (\d{3}) [^;]*--display/g);
    const inText = numbers(styles, /font: (\d{3}) [^;]*--text-font/g);
    const inEither = numbers(styles, /font-weight: (\d+);/g);
    expect(Math.min(...inDisplay)).toBe(display?.min);
    expect(Math.max(...inDisplay)).toBe(display?.max);
    expect(Math.min(...inText, ...inEither.filter((weight) => weight > 300))).toBe(text?.min);
    // A browser's own <strong> and <th> are 700.
    expect(Math.max(...inText, ...inEither)).toBeLessThanOrEqual(text?.max ?? 0);
  });
});

/** The letters of a face's `unicode-range`, in order. */
function lettersOf(face: string): string {
  return [...face.matchAll(/U\+(\w+)(?:-(\w+))?/g)]
    .flatMap(([, from = '', to = from]) => {
      const first = Number.parseInt(from, 16);
      const length = Number.parseInt(to, 16) - first + 1;
      return Array.from({ length }, (_, index) => String.fromCodePoint(first + index));
    })
    .join('');
}

function numbers(text: string, pattern: RegExp): number[] {
  return Array.from(text.matchAll(pattern), ([, first, second]) => Number(first ?? second));
}
