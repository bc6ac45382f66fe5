import { describe, expect, it } from 'vitest';

import { cleanText } from './clean-text';

describe('cleanText', () => {
  it('keeps what a person types', () => {
    expect(cleanText('Sail Vertical, Crème 36″', 50)).toBe('Sail Vertical, Crème 36″');
  });

  it('turns control, invisible and white characters into single spaces', () => {
    expect(cleanText('\u0000 linen\u0007\r\n\tshade\u200b\u202e ', 50)).toBe('linen shade');
    expect(cleanText('\u0000\u0001', 50)).toBe('');
  });

  it('cuts an endless text, never through the middle of a character', () => {
    expect(cleanText('a'.repeat(10_000), 200)).toHaveLength(200);
    expect(cleanText('ab🪟', 3)).toBe('ab');
    expect(cleanText('ab cd', 3)).toBe('ab');
  });
});
