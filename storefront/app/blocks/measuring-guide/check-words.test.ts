import { describe, expect, it } from 'vitest';

import { formatLength, toCheckNotes } from './check-words';

const size = { width: 289, height: 389, wide: false };
const words = (notes: { text: string }[]) => notes.map(({ text }) => text).join(' ');

describe('what to know before ordering', () => {
  it('a size is said in both units', () => {
    expect(formatLength(289)).toBe('36 1/8 in (91.8 cm)');
  });

  it('the cloth is narrower than the width that is ordered', () => {
    expect(words(toCheckNotes(size, 'inside'))).toMatch(/ordered width is 36 1\/8 .* 34 7\/8 in/);
  });

  it('over an opening it warns when the cloth does not cover it, and says what would', () => {
    const [note] = toCheckNotes(size, 'outside', 36 * 8);
    expect(note).toMatchObject({ warning: true });
    expect(note?.text).toMatch(/1 1\/8 in less than the opening: order 37 1\/4 in or more/);
    expect(toCheckNotes(size, 'inside', 36 * 8)[0]).toMatchObject({ warning: false });
    expect(toCheckNotes(size, 'outside', 279)[0]).toMatchObject({ warning: false });
  });

  it('warns of crooked corners inside the opening alone', () => {
    const crooked = { ...size, squareness: 'crooked' } as const;
    expect(toCheckNotes(crooked, 'inside')[0]).toMatchObject({ warning: true });
    expect(words(toCheckNotes(crooked, 'outside'))).not.toContain('corners');
  });

  it('warns of a cloth wider than a roll, and of width and height in the wrong order', () => {
    const notes = toCheckNotes({ width: 120 * 8, height: 389, wide: true }, 'inside');
    expect(words(notes)).toMatch(/two blinds.*width really first/);
  });
});
