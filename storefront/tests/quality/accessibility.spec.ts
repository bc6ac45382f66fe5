import { allowConsole } from '../fixtures/console';
import { test } from '../fixtures/test';
import { expectAccessible } from './axe';
import { expectedNotes, chooseTheme, errorScreen, screens, themes, widths } from './screens';

// Motion ends in the state that is judged, not somewhere on the way to it.
test.use({ ...allowConsole(...expectedNotes), contextOptions: { reducedMotion: 'reduce' } });

for (const { name, open } of [...screens, errorScreen]) {
  for (const theme of themes) {
    test(`${name}, ${theme}: axe finds nothing at ${widths.join(', ')} px`, async ({ page }) => {
      await chooseTheme(page, theme);
      await open(page);
      for (const width of widths) {
        await test.step(`${width} px`, async () => {
          await page.setViewportSize({ width, height: 900 });
          await expectAccessible(page);
        });
      }
    });
  }
}
