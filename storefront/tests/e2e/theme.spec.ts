import { expect, test, type Page } from '../fixtures/test';

const storageKey = 'northlight-theme';
const gold = 'rgb(212, 175, 55)';

/** The class of the root element: what the stylesheets and the specification go by. */
const rootClass = (page: Page) => page.locator('html');

async function choose(page: Page, theme: 'Dark' | 'Light' | 'System'): Promise<void> {
  const group = page
    .getByRole('group', { name: 'Theme' })
    .or(page.getByRole('radiogroup', { name: 'Theme' }));
  await group.first().getByRole('radio', { name: theme }).check({ force: true });
}

test('R005 R173: dark by default, on a light device too; a choice is stored and outlives a reload; the step we want stays gold', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await expect(rootClass(page)).toHaveClass(/\bdark\b/);
  await expect(rootClass(page)).not.toHaveClass(/\blight\b/);
  const button = page.getByRole('link', { name: 'Shop Collections' });
  await expect(button).toHaveCSS('background-color', gold);

  await test.step('light', async () => {
    await choose(page, 'Light');
    await expect(rootClass(page)).toHaveClass(/\blight\b/);
    await expect(button).toHaveCSS('background-color', gold);
    expect(await page.evaluate((key) => localStorage.getItem(key), storageKey)).toBe('light');
    await page.reload();
    await expect(rootClass(page)).toHaveClass(/\blight\b/);
    await expect(page.getByRole('radio', { name: 'Light' }).first()).toBeChecked();
  });

  await test.step('the system theme follows the device as it changes', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await choose(page, 'System');
    expect(await page.evaluate((key) => localStorage.getItem(key), storageKey)).toBe('system');
    await expect(rootClass(page)).toHaveClass(/\bdark\b/);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(rootClass(page)).toHaveClass(/\blight\b/);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(rootClass(page)).toHaveClass(/\bdark\b/);
    await expect(rootClass(page)).not.toHaveClass(/\blight\b/);
  });
});

test('R173: an unknown stored value falls back to dark', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'sepia"><script>'), storageKey);
  await page.goto('/');
  await expect(rootClass(page)).toHaveClass(/\bdark\b/);
});

test('R173: nothing but the stored theme is ever painted, whatever the device prefers', async ({
  page,
}) => {
  await page.addInitScript(recordThemes);
  for (const [stored, device, expected] of [
    ['light', 'dark', 'light'],
    ['dark', 'light', 'dark'],
    ['system', 'light', 'light'],
    ['system', 'dark', 'dark'],
  ] as const) {
    await test.step(`"${stored}" stored on a ${device} device`, async () => {
      await page.goto('/robots.txt');
      await page.evaluate(([key, theme]) => localStorage.setItem(key, theme), [
        storageKey,
        stored,
      ] as const);
      await page.emulateMedia({ colorScheme: device });
      await page.goto('/');
      await page.getByRole('contentinfo').waitFor();
      const seen = await page.evaluate(() => (window as unknown as ThemeRecord).seenThemes);
      expect(seen).toEqual([expected]);
    });
  }
});

interface ThemeRecord {
  seenThemes: string[];
}

/**
 * Runs before the page's own scripts: notes the root's theme from the moment the body exists, that
 * is from the first moment something can be painted, and again whenever it changes.
 */
function recordThemes(): void {
  const seen: string[] = [];
  Object.assign(window, { seenThemes: seen });
  const note = () => {
    if (!document.body) return;
    const root = document.documentElement;
    const theme = ['dark', 'light'].filter((name) => root.classList.contains(name)).join('+');
    if (seen.at(-1) !== theme) seen.push(theme);
  };
  new MutationObserver(note).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['class'],
  });
}
