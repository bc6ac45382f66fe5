import { allowConsole, browserNotes } from '../fixtures/console';
import { holdBack } from '../fixtures/hold-back';
import { expect, test, type Page } from '../fixtures/test';

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

test('R020 R021: the drawer holds the links of the header and the focus; it closes by button, Escape and link', async ({
  page,
}) => {
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Open menu' });
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  const close = drawer.getByRole('button', { name: 'Close menu' });

  await test.step('the links', async () => {
    await expect(drawer).toBeHidden();
    await opener.click();
    for (const [name, href] of drawerLinks) {
      await expect(drawer.getByRole('link', { name })).toHaveAttribute('href', href);
    }
  });

  await test.step('the focus stays inside', async () => {
    await close.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(drawer.locator(':focus')).toHaveCount(1);
  });

  await test.step('the close button closes it', async () => {
    await close.click();
    await expect(drawer).toBeHidden();
  });

  await test.step('Escape closes it and gives the focus back', async () => {
    await opener.click();
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
  });

  await test.step('a link leads on and closes it', async () => {
    await opener.click();
    await drawer.getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(drawer).toBeHidden();
  });
});

const drawerCode = '**/assets/MenuDrawer-*';

async function openMenu(page: Page) {
  const opener = page.getByRole('button', { name: 'Open menu' });
  await opener.click();
  return { opener, menu: page.getByRole('navigation', { name: 'Menu' }) };
}

test.describe('R020: a drawer whose code', () => {
  test.use(allowConsole(browserNotes.aborted));

  test('does not come leaves its links, which Escape closes and which lead on', async ({
    page,
  }) => {
    await page.route(drawerCode, (route) => route.abort());
    await page.goto('/');
    const { opener, menu } = await openMenu(page);
    await expect(menu.getByRole('link')).toHaveCount(drawerLinks.length);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.click();
    await menu.getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(menu).toBeHidden();
  });

  test('takes its time has its links stand in for it', async ({ page }) => {
    const arrive = await holdBack(page, drawerCode);
    await page.goto('/');
    const { menu } = await openMenu(page);
    await expect(menu.getByRole('link', { name: 'Contact' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    arrive();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expect(menu).toHaveCount(1);
  });
});
