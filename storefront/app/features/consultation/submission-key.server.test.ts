import { describe, expect, it } from 'vitest';
import type { ConsultationRequest } from './consultation-schema';
import { toSubmissionKey } from './submission-key.server';

const values: ConsultationRequest = {
  name: 'Maren Tofte',
  email: 'maren@example.com',
  phone: '(403) 555-0100',
  productInterest: 'roman',
};
const minute = 60_000;
const tenMinutesStart = 1_800_000_000_000;

describe('the key of a submission', () => {
  it('has the form that the CMS takes', () => {
    expect(toSubmissionKey(values, 'mark')).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  });

  it('is the same for the same form sent again, whenever that is', () => {
    const first = toSubmissionKey(values, 'mark', tenMinutesStart);
    expect(toSubmissionKey({ ...values }, 'mark', tenMinutesStart + 60 * minute)).toBe(first);
  });

  it('differs for another form', () => {
    expect(toSubmissionKey(values, 'one')).not.toBe(toSubmissionKey(values, 'two'));
  });

  it.each(['name', 'email', 'phone', 'message'] as const)(
    'differs by %s, so that visitors of one cached page do not swallow each other',
    (field) => {
      const other = { ...values, [field]: 'other' };
      expect(toSubmissionKey(other, 'mark')).not.toBe(toSubmissionKey(values, 'mark'));
    },
  );

  it('is not fooled by text that moves from one field to the next', () => {
    const moved = { ...values, name: 'Maren', email: 'Toftemaren@example.com' };
    const joined = { ...values, name: 'MarenTofte', email: 'maren@example.com' };
    expect(toSubmissionKey(moved, 'mark')).not.toBe(toSubmissionKey(joined, 'mark'));
  });

  it('without a mark holds for the running ten minutes', () => {
    const first = toSubmissionKey(values, null, tenMinutesStart);
    expect(toSubmissionKey(values, null, tenMinutesStart + 10 * minute - 1)).toBe(first);
    expect(toSubmissionKey(values, null, tenMinutesStart + 10 * minute)).not.toBe(first);
  });

  it('of a mark that looks like ten minutes is none of them', () => {
    const bucket = String(Math.floor(tenMinutesStart / (10 * minute)));
    expect(toSubmissionKey(values, bucket, tenMinutesStart)).not.toBe(
      toSubmissionKey(values, null, tenMinutesStart),
    );
  });
});
