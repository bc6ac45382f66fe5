import { expect, test } from '../fixtures/test';

const serviceLinks = [
  ['Fast Delivery', '/fast-delivery'],
  ['Sample Fabric', '/sample-fabric'],
  ['Installation', '/installation'],
  ['Contact', '/contact'],
] as const;

const mainLinks = [
  ['Roller Blinds', '/products/roller-blinds'],
  ['Vertical Blinds', '/products/vertical-blinds'],
  ['Smart Home', '/products/smart-home'],
  ['Room Preview', '/room-preview'],
  ['Blog', '/blog'],
] as const;

const toolLinks = [
  [/Northlight Blinds/, '/'],
  ['Log in', '/login'],
  ['Cart', '/cart'],
] as const;

const panelLinks = [
  ['Motorized', 'Battery Powered', '/products/motorized-options?type=battery'],
  ['Motorized', 'Hardwired', '/products/motorized-options?type=wired'],
  ['Offers', 'Sale', '/sale'],
  ['Offers', 'Discontinued', '/discontinued'],
  ['Offers', 'Other Products', '/other-products'],
] as const;

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('R020: the service line leads to delivery, samples, installation and contact', async ({
  page,
}) => {
  const service = page.getByRole('navigation', { name: 'Service' });
  for (const [name, href] of serviceLinks) {
    await expect(service.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
});

test('R020: the main bar leads to the blinds, the tools, the log-in and the cart', async ({
  page,
}) => {
  const main = page.getByRole('navigation', { name: 'Main' });
  for (const [name, href] of mainLinks) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  for (const [name, href] of toolLinks) {
    const link = page.getByRole('banner').getByRole('link', { name });
    await expect(link.first()).toHaveAttribute('href', href);
  }
});

for (const [panel, name, href] of panelLinks) {
  test(`R020: "${panel}" unfolds to "${name}"`, async ({ page }) => {
    const banner = page.getByRole('banner');
    const link = banner.getByRole('link', { name, exact: false }).first();
    await expect(link).toBeHidden();
    await banner.getByRole('button', { name: panel }).click();
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toBeVisible();
  });
}

test('R002: the service line says where and since when the blinds are made', async ({ page }) => {
  await expect(page.getByText('Handcrafted in Canada since 1995', { exact: true })).toBeVisible();
});
