import { describe, expect, it } from 'vitest';

import { formatPostalCode } from './postal-code';
import { provinces } from './provinces';
import { SampleRequestSchema } from './sample-schema';

const valid = {
  name: 'Ada Lo',
  email: 'ada@example.org',
  address: '12 Elm St',
  city: 'Banff',
  province: 'AB',
  postalCode: 'T1L 1A1',
};

/** The messages that the schema has for these values, of the first field to the last. */
function messagesFor(values: Record<string, string | undefined>) {
  const result = SampleRequestSchema.safeParse({ ...valid, ...values });
  return result.error?.issues.map(({ message }) => message) ?? [];
}

describe('SampleRequestSchema', () => {
  it('R181: accepts the shortest of everything', () => {
    const shortest = { name: ' Jo ', address: '1 Elm', city: 'Ed', email: 'a@b.ca' };
    expect(messagesFor(shortest)).toEqual([]);
  });

  it.each([
    ['name', 'J', 'Name must be at least 2 characters.'],
    ['name', '  J  ', 'Name must be at least 2 characters.'],
    ['email', 'ada@', 'Please enter a valid email address.'],
    ['address', '1 El', 'Please enter your full address.'],
    ['city', 'B', 'City is required.'],
    ['province', 'A', 'Province is required.'],
    ['postalCode', '90210', 'Please enter a valid Canadian postal code (e.g. A1A 1A1).'],
    ['postalCode', 'T1L  1A1', 'Please enter a valid Canadian postal code (e.g. A1A 1A1).'],
    ['postalCode', 'T1L 1A12', 'Please enter a valid Canadian postal code (e.g. A1A 1A1).'],
  ])('R181: refuses %s "%s", and says so once', (field, value, message) => {
    expect(messagesFor({ [field]: value })).toEqual([message]);
    expect(messagesFor({ [field]: undefined })).toEqual([message]);
  });

  it.each(['T1L1A1', 't1l 1a1', 'T1L-1A1', ' T1L 1A1 '])(
    'R181: accepts the code "%s"',
    (postalCode) => {
      expect(messagesFor({ postalCode })).toEqual([]);
    },
  );

  it('R181: accepts each of the thirteen provinces and territories', () => {
    expect(new Set(provinces.map(({ value }) => value)).size).toBe(13);
    expect(provinces.flatMap(({ value }) => messagesFor({ province: value }))).toEqual([]);
  });
});

describe('formatPostalCode', () => {
  it.each([
    ['t', 't'.length, 'T', 1],
    ['t1l1', 4, 'T1L 1', 5],
    ['T1L', 3, 'T1L', 3],
    ['t1l-1a1', 7, 'T1L 1A1', 7],
    // A character put in the middle keeps the caret behind it.
    ['T21L 1A', 2, 'T21 L1A', 2],
    ['t1l 1a1x', 8, 'T1L 1A1X', 8],
  ])('makes "%s" (caret %i) "%s" (caret %i)', (text, caret, expected, expectedCaret) => {
    expect(formatPostalCode({ text, caret })).toEqual({ text: expected, caret: expectedCaret });
  });
});
