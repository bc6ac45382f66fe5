// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { renderLandingSections } from '#tests/setup/render-section';
import { PageProductsProvider } from './page-products';
import { ProductGrid } from './ProductGrid';

afterEach(cleanup);

const grid = {
  __component: 'sections.product-grid',
  heading: 'All roller blinds',
  anchor: 'catalogue',
} as const;

it('shows the products of its page, where "see them all" leads to', () => {
  render(
    <PageProductsProvider value={<p>Two products</p>}>
      <ProductGrid {...grid} />
    </PageProductsProvider>,
  );
  const section = screen.getByRole('region', { name: 'All roller blinds' });
  expect(section.id).toBe('catalogue');
  expect(section.textContent).toContain('Prices are for a 36 by 48 in window');
  expect(section.textContent).toContain('Two products');
});

it('is left out on a page without products', () => {
  renderLandingSections([{ __component: 'sections.product-grid', heading: 'All roller blinds' }]);
  expect(screen.queryByRole('region')).toBeNull();
});
