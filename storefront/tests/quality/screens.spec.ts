import { allowConsole } from '../fixtures/console';
import { expect, test, type Page } from '../fixtures/test';
import { expectAccessible } from './axe';
import { expectBasics, expectDescribed } from './basics';
import { expectFocusShown } from './focus';
import {
  chooseTheme,
  errorScreen,
  expectedNotes,
  screens,
  switchTheme,
  themes,
  widths,
} from './screens';

// Motion ends in the state that is judged, not somewhere on the way to it.
test.use({ ...allowConsole(...expectedNotes), contextOptions: { reducedMotion: 'reduce' } });

/** Looks at every width in both themes; leaves the page narrow and light. */
async function expectAccessibleEverywhere(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const theme of themes) {
      await test.step(`axe finds nothing at ${width} px in ${theme}`, async () => {
        await switchTheme(page, theme);
        await expectAccessible(page);
      });
    }
  }
}

for (const { name, path, status } of screens) {
  test(`R006 R041: ${name} answers ${status}; it is titled, ordered, described and narrow enough, accessible in both themes, and shows the focus`, async ({
    page,
    shop,
  }) => {
    const address = new URL(path, shop.url);
    address.searchParams.set('utm_source', 'letter');
    await chooseTheme(page, 'dark');
    const answer = await page.goto(address.href);
    expect(answer?.status()).toBe(status);
    if (status === 200) await expectDescribed(page, address);
    await expectAccessibleEverywhere(page);
    await test.step('the focus is marked at every stop and never under a bar', async () => {
      await page.setViewportSize({ width: widths[0], height: 900 });
      await expectFocusShown(page);
    });
    await expectBasics(page);
  });
}

test(`R006: the ${errorScreen.name} screen is titled, ordered, narrow enough and accessible in both themes`, async ({
  page,
}) => {
  await errorScreen.open(page);
  await expectAccessibleEverywhere(page);
  await expectBasics(page);
});
