import { parseWithZod } from '@conform-to/zod/v4';
import { describe, expect, it } from 'vitest';
import { ConsultationSchema } from './consultation-schema';
import { productInterests } from '#app/domain/consultation';

const valid = {
  name: 'Maren Tofte',
  email: 'maren@example.com',
  phone: '(403) 555-0100',
  productInterest: 'roman',
  message: 'Two bay windows.',
};

function errorsOf(change: Record<string, unknown>): Record<string, string[]> {
  const parsed = ConsultationSchema.safeParse({ ...valid, ...change });
  const errors: Record<string, string[]> = {};
  for (const { path, message } of parsed.error?.issues ?? []) {
    (errors[path.join('.')] ??= []).push(message);
  }
  return errors;
}

const nameRule = 'Name must be at least 2 characters';
const emailRule = 'Please enter a valid email address';
const phoneRule = 'Please enter a valid phone number';

describe('R180: a consultation request', () => {
  it('is taken as it is', () => {
    expect(ConsultationSchema.parse(valid)).toEqual(valid);
  });

  it.each<[string, unknown, string]>([
    ['name', 'A', nameRule],
    ['name', '', nameRule],
    ['name', '   A   ', nameRule],
    ['name', '\u00a0A\u2003', nameRule],
    ['name', '\u0000\u0007A', nameRule],
    ['name', undefined, nameRule],
    ['name', 42, nameRule],
    ['name', ['Maren', 'Tofte'], nameRule],
    ['name', 'n'.repeat(121), 'Name must be at most 120 characters'],
    ['email', '', emailRule],
    ['email', 'maren', emailRule],
    ['email', 'maren@', emailRule],
    ['email', 'maren@example', emailRule],
    ['email', '@example.com', emailRule],
    ['email', 'ma ren@example.com', emailRule],
    ['email', 'maren@example.com\nBcc: all@example.com', emailRule],
    ['email', { $ne: '' }, emailRule],
    ['email', undefined, emailRule],
    ['email', `${'e'.repeat(250)}@example.com`, 'Email must be at most 254 characters'],
    ['email', 'e'.repeat(300), 'Email must be at most 254 characters'],
    ['phone', '403555010', phoneRule],
    ['phone', '  403555010  ', phoneRule],
    ['phone', '          ', phoneRule],
    ['phone', undefined, phoneRule],
    ['phone', '5'.repeat(41), 'Phone number must be at most 40 characters'],
    ['productInterest', '', 'Please select a product type'],
    ['productInterest', undefined, 'Please select a product type'],
    ['productInterest', 'curtains', 'Please select a product type'],
    ['productInterest', 'Roman Shades', 'Please select a product type'],
    ['productInterest', 'toString', 'Please select a product type'],
    ['message', 'm'.repeat(4_001), 'Message must be at most 4,000 characters'],
    ['message', 5, 'Message must be text'],
    ['message', null, 'Message must be text'],
  ])('with %s %j is refused by one message: %s', (field, value, message) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: [message] });
  });

  it.each([
    ['name', 'Al'],
    ['name', 'n'.repeat(120)],
    ['name', `  ${'n'.repeat(120)}  `],
    ['email', `${'e'.repeat(242)}@example.com`],
    ['phone', '4035550100'],
    ['phone', 'call me maybe'],
    ['phone', '5'.repeat(40)],
    ['message', ''],
    ['message', undefined],
    ['message', 'm'.repeat(4_000)],
    // A browser sends each line break as two characters, and its own counter takes it for one.
    ['message', 'line\r\n'.repeat(800)],
  ])('with %s %j is taken', (field, value) => {
    expect(errorsOf({ [field]: value })).toEqual({});
  });

  it.each(productInterests)('may be about $label', ({ value }) => {
    expect(errorsOf({ productInterest: value })).toEqual({});
  });

  it('offers the five options with their labels', () => {
    expect(productInterests.map(({ label }) => label)).toEqual([
      'Roller Blinds',
      'Vertical Blinds',
      'Motorized Options',
      'Roman Shades',
      'Outdoor Shades',
    ]);
  });

  it('is stored without surrounding blanks, foreign line breaks and control characters', () => {
    const message = ' first\r\nsecond\rthird\u0000\u001b ';
    const name = '  Maren\u0000 Tofte ';
    expect(ConsultationSchema.parse({ ...valid, name, message })).toMatchObject({
      name: 'Maren Tofte',
      message: 'first\nsecond\nthird',
    });
  });

  it('carries no other field', () => {
    const forged = { ...valid, status: 'closed', internalNotes: 'forged', __proto__: { a: 1 } };
    expect(Object.keys(ConsultationSchema.parse(forged)).sort()).toEqual(Object.keys(valid).sort());
  });

  it('is read by conform from a form by the same rules', () => {
    const form = new FormData();
    form.set('name', ' A ');
    form.set('email', '');
    form.set('phone', '4035550100');
    form.set('productInterest', '');
    const submission = parseWithZod(form, { schema: ConsultationSchema });
    expect(submission.reply()).toMatchObject({
      status: 'error',
      error: {
        name: [nameRule],
        email: [emailRule],
        productInterest: ['Please select a product type'],
      },
      initialValue: { name: ' A ', phone: '4035550100' },
    });
  });
});
