import { expect, it } from 'vitest';
import { parseSaleSearch } from '#app/domain/sale/sale-search';
import { saleAddress } from './sale-address';

it.each([
  '/sale',
  '/sale?brand=bali&brand=ez&controlType=day-night&sort=top-rated&width=36&height=48',
  '/sale?width=84&height=96',
])('what was read from %s leads there', (address) => {
  const search = new URL(address, 'https://shop.test').searchParams;
  expect(saleAddress(parseSaleSearch(search))).toBe(address);
});
