import { allowConsole } from '../fixtures/console';
import { test } from '../fixtures/test';
import { expectAccessible } from './axe';
import { expectedNotes, chooseTheme, errorScreen, screens, themes, widths } from './screens';

// Motion ends in the state that is judged, not somewhere on the way to it.
test.use({ ...allowConsole(...expectedNotes), contextOptions: { reducedMotion: 'reduce' } });

for (const { name, open } of [...screens, errorScreen]) {
  for (const theme of themes) {
    for (const width of widths) {
      // The error screen is reached through the service line of wide screens.
      const openAt = name === 'error' ? 1440 : width;
      test(`${name}, ${theme}, ${width} px: axe finds nothing`, async ({ page }) => {
        await page.setViewportSize({ width: openAt, height: 900 });
        await chooseTheme(page, theme);
        await open(page);
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page);
      });
    }
  }
}
