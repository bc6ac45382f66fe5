import { expect, it } from 'vitest';
import { clearanceCategories } from '#app/domain/clearance/clearance-categories';
import { clearanceDiscounts, fullStock } from '#app/domain/clearance/clearance-item';
import { clearanceItems } from './clearance-items';

it('R110 R169: there are eight items, and none of the seven categories is empty', () => {
  expect(clearanceItems).toHaveLength(8);
  expect(new Set(clearanceItems.map(({ id }) => id)).size).toBe(8);
  expect(clearanceCategories.map(({ label }) => label)).toEqual([
    'Roller Blinds',
    'Vertical Blinds',
    'Roman Shades',
    'Cellular Shades',
    'Zebra Blinds',
    'Woven Wood Shades',
    'Sheer Shades',
  ]);
  const used = new Set(clearanceItems.map(({ category }) => category));
  expect(used.size).toBe(clearanceCategories.length);
});

it('R212: discounts are 40, 50 or 60 percent, and the price is what they leave', () => {
  expect(clearanceDiscounts).toEqual([40, 50, 60]);
  expect(new Set(clearanceItems.map(({ discount }) => discount)).size).toBe(3);
  for (const { name, discount, originalPrice, clearancePrice } of clearanceItems) {
    expect(clearancePrice, name).toBe(Math.round((originalPrice * (100 - discount)) / 100));
  }
});

it('R111: stock fits the bar', () => {
  expect(fullStock).toBe(5);
  for (const { name, stock } of clearanceItems) {
    expect(Number.isInteger(stock) && stock >= 1 && stock <= fullStock, name).toBe(true);
  }
});
