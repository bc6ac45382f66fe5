import { describe, expect, it } from 'vitest';
import { toPieces, toTerm, toTerms } from './terms';

describe('a term', () => {
  it.each([
    ['Rollers', 'roller'],
    ['ROLLER', 'roller'],
    ['draperies', 'drapery'],
    ['swatches', 'swatch'],
    ['sashes', 'sash'],
    ['boxes', 'box'],
    ['shades', 'shade'],
    ['glass', 'glass'],
    ['glasses', 'glass'],
    ['gas', 'gas'],
    ['Café', 'cafe'],
    ['cafe\u0301', 'cafe'],
    ['Cœur', 'coeur'],
    ['ÉCLAIR', 'eclair'],
    ['Ｗｉｄｅ', 'wide'],
    ['2400', '2400'],
  ])('of %j is %j', (word, term) => expect(toTerm(word)).toBe(term));

  it('of a term is itself', () => {
    for (const word of ['drapery', 'swatch', 'glass', 'shade', 'cafe', 'sash']) {
      expect(toTerm(word)).toBe(word);
    }
  });
});

describe('the terms of a text', () => {
  it.each([
    ['Light-filtering, top-down', ['light', 'filtering', 'top', 'down']],
    ['light_filtering', ['light', 'filtering']],
    ['child’s room', ['child', 's', 'room']],
    ['  ', []],
    ['\u0000\u001F\uD800', []],
    ['<b>linen</b>', ['b', 'linen', 'b']],
    ['(linen|night).*', ['linen', 'night']],
  ])('%j are %j', (text, terms) => expect(toTerms(text)).toEqual(terms));
});

describe('the pieces of a text', () => {
  it.each(['', 'Linen', ' – Linen, 36 × 48 in.\n', '\u0000<i>cafe\u0301</i> \uD83D'])(
    'of %j are the text again',
    (text) =>
      expect(
        toPieces(text)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text),
  );

  it('tell words from the rest', () => {
    expect(toPieces('Soft linen.')).toEqual([
      { text: 'Soft', isWord: true },
      { text: ' ', isWord: false },
      { text: 'linen', isWord: true },
      { text: '.', isWord: false },
    ]);
  });
});
