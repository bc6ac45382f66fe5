// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { renderPage } from '#tests/setup/render-page';

import { OtherProductsPage } from './OtherProductsPage';
import { premiumItems } from './premium/premium-items';
import { stoneItems } from './stone/stone-items';

afterEach(cleanup);

it.each([
  ['/other-products', 'Premium Materials'],
  ['/other-products?tab=granite-countertops', 'Granite Countertops'],
  ['/other-products?tab=marble', 'Premium Materials'],
])('R115: %s shows %s', (address, label) => {
  renderPage(<OtherProductsPage />, address);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe(label);
});

it('R116: an arrow key moves the scroller on by a card, other keys leave it alone', () => {
  renderPage(<OtherProductsPage />);
  const reel = screen.getByLabelText('Premium materials, scrolls sideways');
  const moves: number[] = [];
  reel.scrollBy = (options) => void moves.push((options as ScrollToOptions).left ?? 0);
  // jsdom lays nothing out: the second card stands 300 px on.
  Object.defineProperty(reel.querySelectorAll('li')[1], 'offsetLeft', { value: 300 });
  expect(fireEvent.keyDown(reel, { key: 'ArrowRight' })).toBe(false);
  expect(fireEvent.keyDown(reel, { key: 'ArrowLeft' })).toBe(false);
  expect(fireEvent.keyDown(reel, { key: 'ArrowDown' })).toBe(true);
  expect(moves).toEqual([300, -300]);
});

it('R116 R169: each material has badge, price and description, each stone finishes, uses and a tier', () => {
  renderPage(<OtherProductsPage />);
  const cards = screen.getAllByRole('article', { hidden: true }).map((card) => card.textContent);
  for (const { name, badge, description } of premiumItems) {
    const card = cards.find((text) => text?.includes(name));
    expect(card).toContain(badge);
    expect(card).toMatch(/\$[\d,]+\.\d\d/);
    expect(card).toContain(description);
  }
  for (const { name, finishes, idealUses, priceTier } of stoneItems) {
    const slab = screen.getByText(name).closest('article') as HTMLElement;
    within(slab).getByLabelText(`Price tier ${priceTier} of 4`);
    expect(slab.textContent).toContain(finishes.join(', '));
    expect(slab.textContent).toContain(idealUses.join(', '));
  }
});
