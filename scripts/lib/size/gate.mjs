import { measurePage, totalBytes } from './measure.mjs';

/**
 * What each kind of page may cost, in bytes after brotli, by the path of its route. A product's address
 * can be a category's too, so its page carries the listing's styles beside its own.
 */
const pages = [
  { name: 'Home page', path: '', scripts: 140_000, styles: 15_000 },
  { name: 'Product listing', path: 'products', scripts: 140_000, styles: 15_000 },
  { name: 'Product page', path: 'products/:slug', scripts: 140_000, styles: 18_000 },
  // On the rest people read. One information page carries the parts of them all.
  { name: 'Information page', path: 'shipping', scripts: 125_000, styles: 16_000 },
  { name: 'Blog', path: 'blog', scripts: 125_000, styles: 15_000 },
  { name: 'Article', path: 'blog/:slug', scripts: 125_000, styles: 15_000 },
];

/**
 * Holds the pages against their budgets.
 *
 * @param {string} clientFolder
 * @returns {{ ok: boolean, table: string }}
 */
export function sizeGate(clientFolder) {
  const results = pages.map((page) => judge(page, measurePage(clientFolder, page.path)));
  return {
    ok: results.every(({ ok }) => ok),
    table: results.map(({ table }) => table).join('\n\n'),
  };
}

/**
 * @param {typeof pages[number]} page
 * @param {import('./measure.mjs').PageSize} size
 */
function judge(page, { scripts, styles }) {
  const sums = { scripts: totalBytes(scripts), styles: totalBytes(styles) };
  const rows = [...scripts, ...styles]
    .sort((left, right) => right.bytes - left.bytes)
    .map(({ file, bytes }) => `  ${kilobytes(bytes)}  ${file}`);
  const totals = [
    `  JavaScript ${kilobytes(sums.scripts)} of ${kilobytes(page.scripts)}`,
    `  CSS        ${kilobytes(sums.styles)} of ${kilobytes(page.styles)}`,
  ];
  return {
    ok: sums.scripts <= page.scripts && sums.styles <= page.styles,
    table: [`${page.name}, brotli:`, ...rows, ...totals].join('\n'),
  };
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1).padStart(6)} kB`;
}
