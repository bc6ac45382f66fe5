import { freePort } from '../machine/free-port.mjs';
import { interruption } from '../process/interruption.mjs';
import { markdownTable } from './markdown-table.mjs';
import { percentile } from './percentile.mjs';
import { timeAnswer } from './visitors.mjs';
import { withChromium } from './with-chromium.mjs';
import { withShop } from './with-shop.mjs';

const pages = {
  home: '/',
  listing: '/products',
  product: '/products/dusk-motorized-roller',
  landing: '/products/roller-blinds',
  information: '/returns',
  article: '/blog/wood-or-faux-wood',
  samples: '/sample-fabric',
  'room preview': '/room-preview',
};
const runs = 3;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const metrics = [
  { name: 'LCP', audit: 'largest-contentful-paint', digits: 0, unit: ' ms' },
  { name: 'TBT', audit: 'total-blocking-time', digits: 0, unit: ' ms' },
  { name: 'CLS', audit: 'cumulative-layout-shift', digits: 3, unit: '' },
];

/** @typedef {Record<string, number>} Run scores from 0 to 100 and metrics by their names */

/**
 * Lets Lighthouse judge a page of every kind as on a phone with a slow line (its own default), three times each. The
 * shop has drawn each page before, as it has for all but its first visitor.
 *
 * @param {string} dataDir
 * @returns {Promise<Record<string, Run[]>>} by the kind of page
 */
export function measureLighthouse(dataDir) {
  return withShop(dataDir, async ({ address }) => {
    const { default: lighthouse } = await import('lighthouse');
    const port = await freePort();
    return withChromium([`--remote-debugging-port=${port}`], async () => {
      /** @type {Record<string, Run[]>} */
      const results = {};
      for (const [kind, path] of Object.entries(pages)) {
        for (let turn = 0; turn < 3; turn++) await timeAnswer(address + path);
        results[kind] = [];
        for (let run = 0; run < runs; run++) {
          interruption.throwIfAborted();
          const result = await lighthouse(address + path, { port, logLevel: 'error' });
          if (!result) throw new Error(`Lighthouse said nothing about ${path}`);
          results[kind].push(toRun(result.lhr));
        }
      }
      return results;
    });
  });
}

/** @param {import('lighthouse').Result} report @returns {Run} */
function toRun({ categories: judged, audits }) {
  return {
    ...Object.fromEntries(categories.map((id) => [id, (judged[id]?.score ?? 0) * 100])),
    ...Object.fromEntries(
      metrics.map(({ name, audit }) => [name, audits[audit]?.numericValue ?? NaN]),
    ),
  };
}

/** The median of each figure. @param {Record<string, Run[]>} results */
export function lighthouseTable(results) {
  const rows = Object.entries(results).map(([kind, found]) => {
    const middle = (/** @type {string} */ name) =>
      percentile(
        found.map((run) => run[name] ?? NaN),
        0.5,
      );
    return [
      kind,
      ...categories.map((id) => middle(id).toFixed(0)),
      ...metrics.map(({ name, digits, unit }) => `${middle(name).toFixed(digits)}${unit}`),
    ];
  });
  const names = ['performance', 'accessibility', 'best practices', 'SEO'];
  return markdownTable(['on a phone', ...names, ...metrics.map(({ name }) => name)], rows);
}
