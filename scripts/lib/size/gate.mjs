import { measureHomePage, totalBytes } from './measure.mjs';

/** What the home page may cost, in bytes after brotli. */
const budgets = { scripts: 140_000, styles: 15_000 };

/**
 * Holds the home page against its budgets.
 *
 * @param {string} clientFolder
 * @returns {{ ok: boolean, table: string }}
 */
export function sizeGate(clientFolder) {
  const { scripts, styles } = measureHomePage(clientFolder);
  const sums = { scripts: totalBytes(scripts), styles: totalBytes(styles) };
  const rows = [...scripts, ...styles]
    .sort((left, right) => right.bytes - left.bytes)
    .map(({ file, bytes }) => `  ${kilobytes(bytes)}  ${file}`);
  const totals = [
    `  JavaScript ${kilobytes(sums.scripts)} of ${kilobytes(budgets.scripts)}`,
    `  CSS        ${kilobytes(sums.styles)} of ${kilobytes(budgets.styles)}`,
  ];
  return {
    ok: sums.scripts <= budgets.scripts && sums.styles <= budgets.styles,
    table: ['Home page, brotli:', ...rows, ...totals].join('\n'),
  };
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1).padStart(6)} kB`;
}
