import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '../fixtures/test';

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Fails with rule, reason and element for each violation of WCAG 2.2 AA on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  // The builder sends axe's half megabyte twice for every look; the page keeps it from the first.
  const isThere = await page.evaluate(() => 'axe' in window);
  // Otherwise each look opens a second page to put the findings of frames together. Ours have none, and it takes twice as long.
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) }).setLegacyMode();
  const { violations } = await axe
    .options({ runOnly: wcag22aa, resultTypes: ['violations'] })
    .analyze();
  const found = violations.flatMap(({ id, help, nodes }) => {
    return nodes.map(
      ({ target, failureSummary }) => `${id}: ${help}\n${target}\n${failureSummary}`,
    );
  });
  expect.soft(found).toEqual([]);
}
