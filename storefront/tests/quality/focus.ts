import { expect, type Page } from '../fixtures/test';
import { switchTheme } from './screens';

/** A page with more stops than this is judged as far as here. */
const most = 80;

/** The stops of the walk, kept in the page, and what draws the mark of each. */
interface Walk {
  stops: Element[];
  isMarked: (element: Element) => boolean;
}

declare global {
  interface Window {
    walk: Walk;
  }
}

/** Has the page remember the stops, and know whether a ring or frame marks the one with the focus. */
async function prepareWalk(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isMarked = (element: Element) => {
      // The ring may be drawn by the label of a hidden radio, or around the whole card of a post.
      const drawers = [element, element.parentElement, element.closest('article')];
      return drawers.some((drawer) => {
        if (!drawer) return false;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(drawer);
        return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1) || boxShadow !== 'none';
      });
    };
    window.walk = { stops: [], isMarked };
  });
}

/** What is wrong with the stop that the focus has reached; undefined when the focus has left the page. */
function judgeStop(page: Page): Promise<string[] | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { stops, isMarked } = window.walk;
    stops.push(element);
    const { left, top, width, height } = element.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    const covered =
      above && !element.contains(above) && !above.contains(element) && width > 1 && height > 1;
    const faults = [...(isMarked(element) ? [] : ['not marked']), ...(covered ? ['covered'] : [])];
    return faults.map((fault) => `${fault}: ${element.outerHTML.slice(0, 120)}`);
  });
}

/** The stops of the walk that nothing marks in the theme that is on. A script's focus after a key counts as the key's. */
function unmarkedStops(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { stops, isMarked } = window.walk;
    const unmarked = stops.filter((stop) => {
      if (stop instanceof HTMLElement || stop instanceof SVGElement) stop.focus();
      return document.activeElement !== stop || !isMarked(stop);
    });
    return unmarked.map((stop) => `not marked in light: ${stop.outerHTML.slice(0, 120)}`);
  });
}

/** Walks a page by Tab from its start, in dark: the focus is never under a bar, and marked in light as well. */
export async function expectFocusShown(page: Page): Promise<void> {
  await switchTheme(page, 'dark');
  await prepareWalk(page);
  const faults: string[] = [];
  for (let stop = 0; stop < most; stop++) {
    await page.keyboard.press('Tab');
    const found = await judgeStop(page);
    if (!found) break;
    faults.push(...found);
  }
  await switchTheme(page, 'light');
  expect.soft([...faults, ...(await unmarkedStops(page))]).toEqual([]);
  // Fewer stops than header and footer have mean that the walk never began.
  expect(await page.evaluate(() => window.walk.stops.length)).toBeGreaterThan(20);
}
