import { measureFonts, measurePage, totalBytes } from './measure.mjs';

/** Bytes of scripts after brotli: on a page with a form or filters, and on one that people only read. */
const working = 140_000;
const reading = 125_000;

/** Bytes of all styles of a page after brotli, and of the fonts of them all (storefront/app/fonts). */
const styles = 15_000;
const fonts = 40_000;

/** Style sheets of a page: the frame's and its own (storefront/page-styles.ts). Each more waits for a connection. */
const sheets = 2;

/** Every kind of page by the path of its route; what none of them loads, no page of the shop loads. */
const pages = [
  { name: 'Home page', path: '', scripts: working },
  { name: 'Product listing', path: 'products', scripts: working },
  { name: 'Product page', path: 'products/:slug', scripts: working },
  { name: 'Landing page', path: 'products/roller-blinds', scripts: working },
  { name: 'Contact', path: 'contact', scripts: working },
  { name: 'Sale', path: 'sale', scripts: working },
  { name: 'Samples', path: 'sample-fabric', scripts: working },
  { name: 'Room preview', path: 'room-preview', scripts: working },
  { name: 'Information page', path: 'shipping', scripts: reading },
  { name: 'Blog', path: 'blog', scripts: reading },
  { name: 'Article', path: 'blog/:slug', scripts: reading },
  { name: 'Discontinued', path: 'discontinued', scripts: reading },
  { name: 'Downloads', path: 'downloads', scripts: reading },
  { name: 'Fast delivery', path: 'fast-delivery', scripts: reading },
  { name: 'Other products', path: 'other-products', scripts: reading },
  { name: 'Not found', path: '*', scripts: reading },
];

/**
 * Holds the pages against their budgets.
 *
 * @param {string} clientFolder
 * @returns {{ ok: boolean, table: string }}
 */
export function sizeGate(clientFolder) {
  const results = pages.map((page) => judge(page, measurePage(clientFolder, page.path)));
  const fontBytes = totalBytes(measureFonts(clientFolder));
  return {
    ok: results.every(({ ok }) => ok) && fontBytes <= fonts,
    table: [
      ...results.map(({ table }) => table),
      `Fonts        ${kilobytes(fontBytes)} of ${kilobytes(fonts)}`,
    ].join('\n\n'),
  };
}

/**
 * @param {{ name: string, path: string, scripts: number }} page
 * @param {import('./measure.mjs').PageSize} size
 */
function judge(page, size) {
  const files = [...size.scripts, ...size.styles];
  const sums = { scripts: totalBytes(size.scripts), styles: totalBytes(size.styles) };
  const rows = files
    .sort((left, right) => right.bytes - left.bytes)
    .map(({ file, bytes }) => `  ${kilobytes(bytes)}  ${file}`);
  const totals = [
    `  JavaScript ${kilobytes(sums.scripts)} of ${kilobytes(page.scripts)}`,
    `  CSS        ${kilobytes(sums.styles)} of ${kilobytes(styles)}`,
    `  Sheets     ${size.styles.length} of ${sheets}`,
  ];
  return {
    ok: sums.scripts <= page.scripts && sums.styles <= styles && size.styles.length <= sheets,
    table: [`${page.name}, brotli:`, ...rows, ...totals].join('\n'),
  };
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1).padStart(6)} kB`;
}
