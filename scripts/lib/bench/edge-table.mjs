import { format } from './format.mjs';
import { markdownTable } from './markdown-table.mjs';
import { percentile } from './percentile.mjs';

const names = {
  uncached: 'drawn for each who asks',
  cached: 'from the page cache',
  edge: 'from the edge',
  file: 'a file of the same bytes, nginx alone',
};

/**
 * The four ways side by side: medians, and the least and the most of all rounds.
 *
 * @param {import('./measure-edge.mjs').EdgeMeasurement} measurement
 */
export function edgeTable({ ways, bytes, memory }) {
  const perSecond = (/** @type {string} */ way) => (ways[way] ?? []).map((load) => load.perSecond);
  const ratio = (/** @type {string} */ way, /** @type {string} */ base) =>
    spread(perSecond(way).map((value, round) => value / (perSecond(base)[round] ?? NaN)));
  const rows = Object.entries(names).map(([way, name]) => [
    name,
    spread(perSecond(way)),
    `${spread((ways[way] ?? []).map(({ p99 }) => p99))} ms`,
    ratio(way, 'uncached'),
    ratio(way, 'file'),
  ]);
  const head = ['home page, 64 connections', 'pages/s', 'p99', '× drawn', '× file'];
  return [
    markdownTable(head, rows),
    `${format(bytes / 1000)} kB a page (brotli); the storefront holds ${format(memory / 1_000_000)} MB after it.`,
  ].join('\n\n');
}

/** "median (least to most)" @param {number[]} values */
function spread(values) {
  const [middle, least, most] = [percentile(values, 0.5), Math.min(...values), Math.max(...values)];
  return `${format(middle)} (${format(least)} to ${format(most)})`;
}
