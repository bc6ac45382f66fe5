import { allowConsole, browserNotes } from '../fixtures/console';
import { consultationForm } from '../fixtures/consultation';
import { roomPreviewOf } from '../fixtures/room-preview';
import { samplesOf } from '../fixtures/samples';
import { expect, test, type Page } from '../fixtures/test';
import { expectAccessible } from './axe';
import { chooseTheme, switchTheme } from './screens';

test.use({
  ...allowConsole(browserNotes.refused),
  contextOptions: { reducedMotion: 'reduce' },
});

interface OpenState {
  name: string;
  width: number;
  /** Home, unless another page is named. */
  path?: string;
  open: (page: Page) => Promise<void>;
}

const states: OpenState[] = [
  {
    name: 'the menu drawer',
    width: 390,
    open: async (page) => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    },
  },
  ...['Motorized', 'Offers'].map((name) => ({
    name: `the ${name} panel`,
    width: 1440,
    open: (page: Page) => page.getByRole('button', { name }).click(),
  })),
  {
    name: 'the search bar',
    width: 1440,
    open: (page) => page.getByRole('button', { name: 'Search', exact: true }).first().click(),
  },
  {
    name: 'the refused consultation form',
    width: 820,
    open: async (page) => {
      const form = consultationForm(page);
      await form.submit.click();
      await expect(form.name).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'the stone collection',
    width: 820,
    path: '/other-products',
    open: (page) => page.getByRole('tab', { name: 'Granite Countertops' }).click(),
  },
  {
    name: 'the QR code',
    width: 820,
    path: '/downloads?tab=qrcode',
    open: (page) => expect(page.getByRole('img', { name: 'QR code' })).toBeVisible(),
  },
  {
    name: 'the sale with nothing found',
    width: 1440,
    path: '/sale?brand=ez&category=faux-wood',
    open: (page) => expect(page.getByText('No products found')).toBeVisible(),
  },
  {
    name: "the sale's filters",
    width: 390,
    path: '/sale?brand=bali',
    open: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Filters' }).click();
      await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    },
  },
  {
    name: 'the sample bar and the refusal of a sixth',
    width: 1440,
    path: '/sample-fabric',
    open: async (page) => {
      const swatches = page.getByRole('main').getByRole('button', { pressed: false });
      for (let chosen = 0; chosen < 6; chosen++) await swatches.first().click();
      const refusal = page.getByRole('alert').filter({ hasText: 'Maximum Samples Selected' });
      // Under the pointer it stays.
      await refusal.hover();
    },
  },
  {
    name: 'the refused sample form',
    width: 390,
    path: '/sample-fabric',
    open: async (page) => {
      const { swatch, request, send, field } = samplesOf(page);
      await swatch('Ivory Linen').click();
      await request.click();
      await send.click();
      await expect(field('Name')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'the room preview with a blind on it',
    width: 390,
    path: '/room-preview',
    open: async (page) => {
      const { sample, style, save } = roomPreviewOf(page);
      await sample('Living room').click();
      await style.selectOption('Roller Blind');
      await expect(save).toBeVisible();
    },
  },
];

for (const { name, width, path = '/', open } of states) {
  test(`${name}: axe finds nothing in either theme`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await chooseTheme(page, 'dark');
    await page.goto(path);
    await open(page);
    await expectAccessible(page);
    await switchTheme(page, 'light');
    await expectAccessible(page);
  });
}
