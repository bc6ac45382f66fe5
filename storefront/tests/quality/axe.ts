import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '../fixtures/test';

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Fails with rule, reason and element for each violation of WCAG 2.2 AA on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(wcag22aa).analyze();
  const found = violations.flatMap(({ id, help, nodes }) => {
    return nodes.map(
      ({ target, failureSummary }) => `${id}: ${help}\n${target}\n${failureSummary}`,
    );
  });
  expect(found).toEqual([]);
}
