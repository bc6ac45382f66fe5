import { describe, expect, it } from 'vitest';
import { markParts } from './marked-parts';

/** The parts on one line, the marked ones in brackets. */
function mark(text: string, terms: string[]): string {
  return markParts(text, terms)
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('');
}

describe('R059: the words that a search matched', () => {
  it.each([
    ['Prairie Linen Roller', ['linen'], 'Prairie [Linen] Roller'],
    ['Two rollers, one ROLLER', ['roller'], 'Two [rollers], one [ROLLER]'],
    ['Café Sheer', ['cafe'], '[Café] Sheer'],
    ['cafe\u0301 sheer', ['cafe'], '[cafe\u0301] sheer'],
    ['Light-filtering', ['light', 'filtering'], '[Light]-[filtering]'],
    ['roll roller rollers', ['roll', 'roller'], '[roll] [roller] [rollers]'],
    ['Controller', ['roller'], 'Controller'],
    ['Linen', [], 'Linen'],
    ['', ['linen'], ''],
    ['', [], ''],
  ])('in %j for %j are %j', (text, terms, expected) => expect(mark(text, terms)).toBe(expected));

  it('HTML is text, and a term in it is a word like others', () => {
    expect(markParts('<img onerror=x>', ['img'])).toEqual([
      { text: '<', marked: false },
      { text: 'img', marked: true },
      { text: ' onerror=x>', marked: false },
    ]);
  });

  it('a term that is no word marks nothing', () => {
    expect(mark('a (b) [c]', ['(', '', '<script>', '.*'])).toBe('a (b) [c]');
  });
});
