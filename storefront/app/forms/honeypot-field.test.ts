import { expect, it } from 'vitest';
import { honeypotField, isHoneypotFilled } from './honeypot-field';

it.each([null, undefined, ''])('%j is what people leave behind', (value) => {
  expect(isHoneypotFilled(value)).toBe(false);
});

it.each([' ', 'https://example.com', 0, false, [], {}])('%j is what machines enter', (value) => {
  expect(isHoneypotFilled(value)).toBe(true);
});

it('has a name that no browser fills in by itself', () => {
  const autofilled = /name|mail|phone|tel|fax|url|web|company|organi[sz]ation|address|city|street/i;
  expect(honeypotField).not.toMatch(autofilled);
});
