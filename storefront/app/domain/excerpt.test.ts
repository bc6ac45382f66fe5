import { describe, expect, it } from 'vitest';
import { blogExcerptLength, excerpt, homeExcerptLength } from './excerpt';

it('R040 R086: home shows 100 characters of an excerpt, the blog page 200', () => {
  expect([homeExcerptLength, blogExcerptLength]).toEqual([100, 200]);
});

describe('R040 R086: an excerpt', () => {
  it.each([
    ['Short and whole.', 100, 'Short and whole.'],
    ['exactly ten', 11, 'exactly ten'],
    ['Roller blinds for bright rooms', 20, 'Roller blinds for…'],
    ['Roller blinds for bright rooms', 17, 'Roller blinds for…'],
    ['Roller blinds, roman shades', 14, 'Roller blinds…'],
    ['Measure twice – cut once', 17, 'Measure twice…'],
    ['Wait... there is more', 8, 'Wait…'],
    ['  two\n\n lines \t here ', 100, 'two lines here'],
    ['', 100, ''],
    ['Verdunkelungsvorhang', 8, 'Verdunke…'],
    ['🪟🪟🪟🪟', 3, '…'],
    ['窓窓窓窓🪟窓', 5, '窓窓窓窓…'],
  ])('of %j at %i is %j', (text, maxLength, cut) => {
    expect(excerpt(text, maxLength)).toBe(cut);
  });

  it('never exceeds its length, ends in whole words and stays a beginning of the text', () => {
    const text =
      'Linen, cotton (both woven) filter light; foil-backed vinyl - black - stops it all!';
    for (let maxLength = 6; maxLength < text.length; maxLength++) {
      const shown = excerpt(text, maxLength);
      const kept = shown.slice(0, -1);
      expect(shown).toMatch(/[\p{L}\p{N}]…$/u);
      expect(kept.length).toBeLessThanOrEqual(maxLength);
      expect(text.startsWith(kept)).toBe(true);
      expect(text.charAt(kept.length)).toMatch(/[^\p{L}\p{N}]/u);
    }
  });
});
