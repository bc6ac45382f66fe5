import { expect, it } from 'vitest';
import { saleFilterGroups } from '#app/domain/sale/filter-groups';
import { searchSale } from '#app/domain/sale/sale-search';
import { inchBounds, startSize } from '#app/domain/window-size';
import { saleProducts } from './sale-products';

it('R169 R211: there are twelve products, all at half their regular price', () => {
  expect(saleProducts).toHaveLength(12);
  expect(new Set(saleProducts.map(({ id }) => id)).size).toBe(12);
  expect(new Set(saleProducts.map(({ name }) => name)).size).toBe(12);
  for (const { name, discount, regularPrice, salePrice } of saleProducts) {
    expect(discount, name).toBe(50);
    expect(salePrice, name).toBe((regularPrice * (100 - discount)) / 100);
    expect(Number.isInteger(salePrice), name).toBe(true);
  }
});

it('R169: the groups have the values of the specification, and no value is without a product', () => {
  const values = saleFilterGroups.map(({ name, options }) => [name, options.map((o) => o.value)]);
  expect(Object.fromEntries(values)).toEqual({
    brand: ['bali', 'ez', 'levolor'],
    category: ['roller', 'vertical', 'sheer', 'faux-wood', 'blackout'],
    controlType: ['cordless', 'motorized', 'day-night'],
    material: ['fabric', 'solar'],
    color: ['white', 'grey', 'woodgrain'],
    opacity: ['blackout', 'light-filtering', 'sheer'],
  });
  for (const { name, options } of saleFilterGroups) {
    const used = new Set<string>(saleProducts.map((product) => product[name]));
    expect(
      options.every(({ value }) => used.has(value)),
      name,
    ).toBe(true);
  }
});

it('every product can be made in the size that its price is for', () => {
  const all = { chosen: {}, sort: 'featured', sized: false } as const;
  expect(searchSale(saleProducts, { ...all, size: startSize })).toHaveLength(12);
});

it('for every size that can be chosen there is a product', () => {
  const sides = [inchBounds.min, inchBounds.max];
  for (const width of sides) {
    for (const height of sides) {
      const search = {
        chosen: {},
        sort: 'featured',
        sized: true,
        size: { width, height },
      } as const;
      expect(searchSale(saleProducts, search).length, `${width} by ${height}`).toBeGreaterThan(0);
    }
  }
});
