import { describe, expect, it } from 'vitest';

import { categoryRow, productRow } from '#tests/setup/cms-rows';
import { fakeCms } from '#tests/setup/fake-cms';

const cms = fakeCms();
const address = 'http://shop.test/products/roller-blinds';

const landingRow = (path: string, fields: object = {}) => ({
  path,
  title: 'Roller Blinds',
  description: 'One clean plane of cloth.',
  metaDescription: 'Roller blinds made to measure.',
  heroImage: null,
  heroLinks: [],
  features: [],
  variantsHeading: null,
  variants: [],
  closingHeading: 'Ask us',
  callToAction: null,
  category: { slug: 'roller-blinds' },
  sections: [{ __component: 'sections.product-grid', heading: 'All roller blinds' }],
  ...fields,
});

function shopWith(landing: ReturnType<typeof landingRow>[]) {
  cms.has('landing-pages', landing);
  cms.has('categories', [categoryRow('roller-blinds')]);
  cms.has('products', [productRow('linen')]);
}

async function load(url = address) {
  const { requireLandingPage } = await import('./landing-page-data.server');
  return requireLandingPage({ url });
}

describe('R010 R125: the page at a landing address', () => {
  it('is what staff published, with the products of its category', async () => {
    shopWith([landingRow('/products/roller-blinds')]);
    const { data } = await load(`${address}?filter=light_filtering`);
    expect(data).toMatchObject({
      kind: 'landing',
      page: {
        title: 'Roller Blinds',
        variantsHeading: 'Find the one that fits',
        closingHeading: 'Ask us',
        sections: [{ anchor: 'catalogue' }],
      },
      listing: { ok: true, listing: { total: 1, applied: { filter: 'light_filtering' } } },
    });
    const asked = cms.calls.find(({ path }) => path === '/api/landing-pages');
    expect(asked?.params['filters[path][$eq]']).toBe('/products/roller-blinds');
  });

  it('is the listing while somebody searches in it', async () => {
    shopWith([landingRow('/products/roller-blinds')]);
    const { data: searched } = await load(`${address}?q=linen`);
    expect(searched).toMatchObject({ kind: 'listing', title: 'Search Results' });
  });

  it('is the plain listing where no landing page is published', async () => {
    shopWith([]);
    expect((await load()).data).toMatchObject({ kind: 'listing', title: 'Category Roller-Blinds' });
  });

  it.each([
    ['another address than its category’s', '/products/roller-blinds/blackout', {}],
    ['no section for them', '/products/roller-blinds', { sections: [] }],
  ])('shows no products with %s', async (_, path, fields) => {
    shopWith([landingRow(path, fields)]);
    const { data } = await load(`http://shop.test${path}`);
    expect(data).not.toHaveProperty('listing');
  });

  it('is where the page went, when staff gave it another address', async () => {
    cms.has('landing-pages', []);
    cms.has('categories', []);
    cms.has('redirects', [{ documentId: 'r', to: '/products/smart-home' }]);
    const answer: unknown = await load(`${address}/motorized?a=b`).catch(
      (thrown: unknown) => thrown,
    );
    expect(answer).toMatchObject({ status: 301 });
    expect((answer as Response).headers.get('location')).toBe('/products/smart-home?a=b');
  });

  it('is 404 when neither page nor category is there, 503 when nobody can say', async () => {
    shopWith([]);
    cms.has('redirects', []);
    const nowhere = 'http://shop.test/products/smart-home';
    await expect(load(nowhere)).rejects.toMatchObject({ init: { status: 404 } });
    cms.answers('landing-pages', {}, 500);
    await expect(load('http://shop.test/products/custom-solutions')).rejects.toMatchObject({
      init: { status: 503 },
      data: { reference: expect.any(String) as string },
    });
  });
});
