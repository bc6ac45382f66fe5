import { describe, expect, it } from 'vitest';

import { schemeGrounds, type ColorScheme } from './color-scheme';
import { gold } from './palette';
import { contrast } from './testing/contrast';
import { readTokens } from './testing/read-tokens';

const schemes: ColorScheme[] = ['dark', 'light'];
const grounds = ['bg', 'band', 'sunken', 'surface', 'raised'];
const textTokens = ['text', 'muted', 'faint', 'gold-text', 'danger', 'success'];
const markTokens = ['control', 'gold-mark', 'focus'];

/** Pairs that meet on one part only, beside the ones that meet everywhere. */
const partPairs = [
  { ink: 'on-gold', ground: 'gold', least: 4.5 },
  { ink: 'on-gold', ground: 'gold-hover', least: 4.5 },
  { ink: 'on-danger', ground: 'danger-fill', least: 4.5 },
  { ink: 'danger', ground: 'danger-tint', least: 4.5 },
  { ink: 'text', ground: 'danger-tint', least: 4.5 },
  { ink: 'success', ground: 'success-tint', least: 4.5 },
  { ink: 'text', ground: 'success-tint', least: 4.5 },
  { ink: 'muted', ground: 'ph', least: 4.5 },
];

function pairsOf(scheme: ColorScheme) {
  const tokens = readTokens(scheme);
  const ratio = (ink: string, ground: string) =>
    contrast(tokens.get(ink) ?? '', tokens.get(ground) ?? '');
  const cross = (inks: string[]) =>
    inks.flatMap((ink) => grounds.map((ground) => ({ ink, ground, ratio: ratio(ink, ground) })));
  return { text: cross(textTokens), marks: cross(markTokens), ratio };
}

const lowest = (pairs: { ratio: number }[]) => Math.min(...pairs.map((pair) => pair.ratio));

describe.each(schemes)('tokens of the %s scheme', (scheme) => {
  const pairs = pairsOf(scheme);

  it('reads every text token at 4.5:1 or more on every ground', () => {
    expect(pairs.text.filter((pair) => !(pair.ratio >= 4.5))).toEqual([]);
  });

  it('shows every mark at 3:1 or more on every ground', () => {
    expect(pairs.marks.filter((pair) => !(pair.ratio >= 3))).toEqual([]);
  });

  it.each(partPairs)('keeps $ink on $ground at $least:1 or more', ({ ink, ground, least }) => {
    expect(pairs.ratio(ink, ground)).toBeGreaterThanOrEqual(least);
  });

  it('gives the browser bar the ground of the page', () => {
    expect(schemeGrounds[scheme]).toBe(readTokens(scheme).get('bg'));
  });
});

describe('the figures the look states', () => {
  it('has its lowest pairs where the look says they are', () => {
    const [dark, light] = [pairsOf('dark'), pairsOf('light')];
    expect(dark.ratio('faint', 'raised')).toBeCloseTo(5.38, 2);
    expect(light.ratio('faint', 'sunken')).toBeCloseTo(4.89, 2);
    expect(light.ratio('control', 'sunken')).toBeCloseTo(3.33, 2);
    expect(dark.ratio('on-gold', 'gold')).toBeCloseTo(8.5, 2);
    expect(lowest(light.marks)).toBe(light.ratio('control', 'sunken'));
  });

  it('R005: the theme colour is gold, #d4af37, as token and as primary shade', () => {
    expect(readTokens('dark').get('gold')).toBe('#d4af37');
    expect(readTokens('light').get('gold')).toBe('#d4af37');
    expect(gold[5]).toBe('#d4af37');
  });
});
