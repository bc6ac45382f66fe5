import { skipToMain, tabTo } from '../fixtures/keyboard';
import { expectNothingShifted, recordShifts } from '../fixtures/layout-shifts';
import { expect, test, type Page } from '../fixtures/test';

/** What the page states of each file, and where its button stands. */
const assets = [
  ['Primary Logo', 'Transparent background, PNG', 'primary-logo.png', 'Logos'],
  ['Black Logo', 'For light backgrounds, PNG', 'black-logo.png', 'Logos'],
  ['Website QR Code', 'PNG, 1000x1000 px', 'website-qr-code.png', 'QR Code'],
  ['Favicon', 'ICO, 16x16', 'favicon.ico', 'Favicon & Icons'],
  ['App Icon', 'PNG, 512x512', 'app-icon.png', 'Favicon & Icons'],
] as const;

const guidelines = [
  'Do not alter the colours, proportions or elements of the logos.',
  'Keep clear space around them.',
  'Do not place them on busy backgrounds.',
  'Do not imply partnership or endorsement without permission.',
];

function tabOf(page: Page, name: string) {
  return page.getByRole('main').getByRole('tab', { name });
}

/** True when nothing of a picture is cut off by the stage that it is shown on. */
function isWhole(picture: Element): boolean {
  const { left, top, right, bottom } = picture.getBoundingClientRect();
  const stage = picture.parentElement?.getBoundingClientRect() ?? new DOMRect();
  return left >= stage.left && top >= stage.top && right <= stage.right && bottom <= stage.bottom;
}

test('R150 R151 R152: three tabs, five files under friendlier names, the guidelines', async ({
  page,
}) => {
  await recordShifts(page);
  await page.goto('/downloads');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Brand Assets' })).toBeVisible();
  await expect(tabOf(page, 'Logos')).toHaveAttribute('aria-selected', 'true');
  await expectNothingShifted(page);

  await test.step('tabs and download by keyboard alone', async () => {
    await expect(tabOf(page, 'QR Code')).toHaveAttribute('tabindex', '-1');
    await skipToMain(page);
    await tabTo(page, tabOf(page, 'Logos'));
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL('/downloads?tab=qrcode');
    await expect(tabOf(page, 'QR Code')).toBeFocused();
    const download = page.getByRole('link', { name: 'Download Website QR Code' });
    // Tab leads to what stands in the panel by then.
    await expect(download).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(download).toBeFocused();
    const saved = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    expect((await saved).suggestedFilename()).toBe('northlight-blinds-website-qr-code.png');
  });

  for (const [title, note, name, tab] of assets) {
    await test.step(title, async () => {
      await tabOf(page, tab).click();
      const card = main.getByRole('article').filter({ hasText: note });
      const picture = card.getByRole('img').first();
      await expect(picture).toBeVisible();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      expect(await picture.evaluate(isWhole)).toBe(true);
      const saved = page.waitForEvent('download');
      await card.getByRole('link', { name: `Download ${title}` }).click();
      expect((await saved).suggestedFilename()).toBe(`northlight-blinds-${name}`);
    });
  }

  await test.step('guidelines and contact line', async () => {
    const section = main.getByRole('region', { name: 'Usage Guidelines' });
    await expect(section.getByRole('listitem')).toHaveText(guidelines);
    await expect(section.getByRole('link')).toHaveAttribute('href', /^mailto:.+@.+/);
  });

  await test.step('a name that is none', async () => {
    expect((await page.request.get('/downloads/other.png')).status()).toBe(404);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R150 R151: tabs are links', async ({ page }) => {
    await page.goto('/downloads');
    await tabOf(page, 'Favicon & Icons').click();
    await expect(page).toHaveURL('/downloads?tab=favicon');
    await expect(page.getByRole('link', { name: 'Download App Icon' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Download Primary Logo' })).toBeHidden();
  });
});
