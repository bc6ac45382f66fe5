import { expect, it } from 'vitest';
import { isSlug } from './slug';

it.each(['roller-blinds', 'wood', 'r2-d2', '5', 'a'.repeat(120)])('%s can be a slug', (text) => {
  expect(isSlug(text)).toBe(true);
});

it.each([
  '',
  'Roller',
  'roller_blinds',
  '-roller',
  'roller-',
  'roller--blinds',
  'a b',
  '../x',
  '<script>',
  'é',
  'wood\n',
  'a'.repeat(121),
  `${'a-'.repeat(50_000)}!`,
])('%j cannot', (text) => {
  expect(isSlug(text)).toBe(false);
});
