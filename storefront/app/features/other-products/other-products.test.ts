import { describe, expect, it } from 'vitest';
import { premiumItems } from './premium/premium-items';
import { stoneItems, topTier } from './stone/stone-items';
import { otherProductsTabs, parseTab } from './tabs';

describe('R115: the tab in the address', () => {
  it('is one of two', () => {
    expect(otherProductsTabs.map(({ value }) => value)).toEqual([
      'premium-materials',
      'granite-countertops',
    ]);
  });

  it.each([
    [null, 'premium-materials'],
    ['', 'premium-materials'],
    ['granite', 'premium-materials'],
    ['premium-materials', 'premium-materials'],
    ['granite-countertops', 'granite-countertops'],
  ])('%o shows %s', (value, tab) => {
    expect(parseTab(value)).toBe(tab);
  });
});

it('R169: every premium item is complete, its price in whole cents', () => {
  expect(new Set(premiumItems.map(({ id }) => id)).size).toBe(premiumItems.length);
  for (const { name, description, price, badge } of premiumItems) {
    expect(name && description && badge).toBeTruthy();
    expect(Number.isInteger(price) && price > 0, name).toBe(true);
  }
});

it('R116 R169: every stone has finishes, uses and a price tier; together they show all tiers', () => {
  expect(new Set(stoneItems.map(({ id }) => id)).size).toBe(stoneItems.length);
  for (const { name, finishes, idealUses } of stoneItems) {
    expect(finishes.length, name).toBeGreaterThan(0);
    expect(idealUses.length, name).toBeGreaterThan(0);
  }
  const tiers = stoneItems.map(({ priceTier }) => priceTier);
  expect(new Set(tiers)).toEqual(new Set([1, 2, 3, topTier]));
});
