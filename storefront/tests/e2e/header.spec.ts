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

test('R002 R020: the service line, the main bar and the tools lead where they say; panels unfold to the rest', async ({
  page,
}) => {
  await page.goto('/');
  const banner = page.getByRole('banner');

  await test.step('delivery, samples, installation and contact; where and since when the blinds are made', async () => {
    const service = page.getByRole('navigation', { name: 'Service' });
    for (const [name, href] of serviceLinks) {
      await expect(service.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    }
    await expect(page.getByText('Handcrafted in Canada since 1995', { exact: true })).toBeVisible();
  });

  await test.step('the blinds, the tools, the log-in and the cart', async () => {
    const main = page.getByRole('navigation', { name: 'Main' });
    for (const [name, href] of mainLinks) {
      await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    }
    for (const [name, href] of toolLinks) {
      await expect(banner.getByRole('link', { name }).first()).toHaveAttribute('href', href);
    }
  });

  for (const [panel, name, href] of panelLinks) {
    await test.step(`"${panel}" unfolds to "${name}"`, async () => {
      const opener = banner.getByRole('button', { name: panel });
      const link = banner.getByRole('link', { name, exact: false }).first();
      await expect(link).toBeHidden();
      await opener.click();
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toBeVisible();
      await opener.click();
    });
  }
});
