import { format } from './format.mjs';
import { markdownTable } from './markdown-table.mjs';
import { kinds } from './measure-catalogue.mjs';
import { percentile } from './percentile.mjs';

/** @typedef {import('./measure-catalogue.mjs').Measurement} Measurement */

/**
 * What was measured, as a table of Markdown.
 *
 * @param {{ label: string, measurement: Measurement }} small
 * @param {{ label: string, measurement: Measurement }} large
 */
export function catalogueTable(small, large) {
  const rows = figures.map(({ name, of, unit }) => {
    const [less, more] = [of(small.measurement), of(large.measurement)];
    return [name, `${format(less)} ${unit}`, `${format(more)} ${unit}`, format(more / less)];
  });
  return markdownTable(['', small.label, large.label, 'ratio'], rows);
}

/** @type {{ name: string, unit: string, of: (measurement: Measurement) => number }[]} */
const figures = [
  ...kinds.flatMap((kind) => [
    {
      name: `${kind}, 20 visitors: p50`,
      unit: 'ms',
      of: (/** @type {Measurement} */ { paced }) => percentile(paced[kind].milliseconds, 0.5),
    },
    {
      name: `${kind}, 20 visitors: p95`,
      unit: 'ms',
      of: (/** @type {Measurement} */ { paced }) => percentile(paced[kind].milliseconds, 0.95),
    },
    {
      name: `${kind}, 20 visitors who do not pause`,
      unit: 'pages/s',
      of: (/** @type {Measurement} */ { hurried }) => hurried[kind].perSecond,
    },
  ]),
  { name: '`/products`, HTML after brotli', unit: 'kB', of: ({ html }) => html / 1000 },
  { name: 'memory of the storefront', unit: 'MB', of: ({ memory }) => memory / 1_000_000 },
  { name: 'first read of all products', unit: 's', of: ({ coldRead }) => coldRead / 1000 },
];
