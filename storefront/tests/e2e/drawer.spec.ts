import { expect, test } from '../fixtures/test';

test.use({ viewport: { width: 390, height: 844 } });

const drawerLinks = [
  ['Roller Blinds', '/products/roller-blinds'],
  ['Vertical Blinds', '/products/vertical-blinds'],
  [/Battery/, '/products/motorized-options?type=battery'],
  [/Hardwired/, '/products/motorized-options?type=wired'],
  ['Smart Home', '/products/smart-home'],
  ['Room Preview', '/room-preview'],
  ['Sale', '/sale'],
  ['Sample Fabric', '/sample-fabric'],
  ['Fast Delivery', '/fast-delivery'],
  ['Installation', '/installation'],
  ['Blog', '/blog'],
  ['Discontinued', '/discontinued'],
  ['Other Products', '/other-products'],
  ['Contact', '/contact'],
  ['Log in', '/login'],
] as const;

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('R020 R021: the drawer holds the links of the header', async ({ page }) => {
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  for (const [name, href] of drawerLinks) {
    await expect(drawer.getByRole('link', { name })).toHaveAttribute('href', href);
  }
});

test('R021: Escape closes the drawer and gives the focus back', async ({ page }) => {
  const opener = page.getByRole('button', { name: 'Open menu' });
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await opener.click();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
});

test('R021: the close button closes the drawer', async ({ page }) => {
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await drawer.getByRole('button', { name: 'Close menu' }).click();
  await expect(drawer).toBeHidden();
});

test('R021: the focus stays inside the open drawer', async ({ page }) => {
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await drawer.getByRole('button', { name: 'Close menu' }).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(drawer.locator(':focus')).toHaveCount(1);
});

test('R021: a link of the drawer leads on and closes it', async ({ page }) => {
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await drawer.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(drawer).toBeHidden();
});
