import { allowConsole } from '../fixtures/console';
import { expect, test, type Page } from '../fixtures/test';
import { expectedNotes, screens } from './screens';

test.use({ ...allowConsole(...expectedNotes), contextOptions: { reducedMotion: 'reduce' } });

interface FocusedElement {
  label: string;
  marked: boolean;
  covered: boolean;
}

/** Where the focus is; whether a ring or frame marks it in both themes; whether something else lies over it. */
function focusedElement(page: Page): Promise<FocusedElement | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    // The ring may be drawn by the label of a hidden radio, or around the whole card of a post.
    const drawers = [element, element.parentElement, element.closest('article')];
    const styles = drawers.flatMap((node) => (node ? [getComputedStyle(node)] : []));
    const { dataset } = document.documentElement;
    const chosen = dataset.mantineColorScheme ?? 'dark';
    // Styles are computed as they are read, so each theme can be asked for at the same stop.
    const marked = ['dark', 'light'].every((theme) => {
      dataset.mantineColorScheme = theme;
      return styles.some(({ outlineStyle, outlineWidth, boxShadow }) => {
        return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1) || boxShadow !== 'none';
      });
    });
    dataset.mantineColorScheme = chosen;
    const { left, top, width, height } = element.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    const related =
      !above || element.contains(above) || above.contains(element) || width <= 1 || height <= 1;
    return { label: element.outerHTML.slice(0, 120), marked, covered: !related };
  });
}

for (const { name, path } of screens) {
  test(`${name}: the focus is marked at every stop and never under a bar`, async ({ page }) => {
    await page.goto(path);
    const faults: FocusedElement[] = [];
    for (let stop = 0; stop < 80; stop++) {
      await page.keyboard.press('Tab');
      const focused = await focusedElement(page);
      if (!focused) break;
      if (!focused.marked || focused.covered) faults.push(focused);
    }
    expect(faults).toEqual([]);
  });
}
