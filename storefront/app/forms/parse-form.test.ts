import { parseWithZod } from '@conform-to/zod/v4';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { parseForm } from './parse-form';

const schema = z.object({
  name: z.string('Say a name').check(z.trim(), z.minLength(2, 'Too short')),
  note: z.optional(z.string()),
});

function enter(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

describe('parseForm', () => {
  it('R180: gives the parsed values', () => {
    const submission = parseForm(enter({ name: '  Maren ', note: '' }), schema);
    expect(submission.status === 'success' && submission.value).toEqual({ name: 'Maren' });
  });

  it('R180: gives each message to its field, and keeps what was entered', () => {
    const submission = parseForm(enter({ name: 'M', note: 'x' }), schema);
    expect(submission.status).toBe('error');
    expect(submission.reply()).toMatchObject({
      error: { name: ['Too short'] },
      initialValue: { name: 'M', note: 'x' },
    });
  });

  it.each<Record<string, string>>([
    {},
    { name: '' },
    { name: '  ' },
    { name: 'M' },
    { name: 'Maren' },
    { name: 'Maren', note: 'x' },
  ])('R180: says of %j what the server says', (fields) => {
    const here = parseForm(enter(fields), schema);
    const there = parseWithZod(enter(fields), { schema });
    expect(here.reply()).toEqual(there.reply());
    expect(here.status === 'success' && here.value).toEqual(
      there.status === 'success' && there.value,
    );
  });
});
