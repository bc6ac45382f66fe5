/**
 * What a spreadsheet would run as a formula when it opens the file, its full-width forms and leading
 * blanks included. A visitor writes these cells; a member of staff opens them.
 */
const FORMULA = /^\s*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/u;

/** One line of a CSV file (RFC 4180); a cell that could be a formula is made a text by an apostrophe. */
export function csvLine(cells: readonly (string | null | undefined)[]): string {
  return `${cells.map((cell) => quote(cell ?? '')).join(',')}\r\n`;
}

function quote(cell: string): string {
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return `"${text.replaceAll('"', '""')}"`;
}
