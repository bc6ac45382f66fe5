/** A table of words and figures, as staff write it in the CMS. Every row has one cell for each column. */
export interface FigureTable {
  columns: string[];
  /** The first cell of a row is its heading. */
  rows: string[][];
}

/**
 * Reads a table from two plain texts: cells stand between bars, rows on lines of their own.
 * @param columns e.g. `Region | Delivery`
 * @param rows e.g. `Alberta | 2-3 days`, one line for each row; empty lines count for nothing
 * @throws an Error that tells staff which line is wrong
 */
export function parseFigureTable(columns: string, rows: string): FigureTable {
  const head = toCells(columns);
  if (head.length < 2) throw new Error('A table needs two columns or more, parted by a bar.');
  const body = rows
    .split('\n')
    .filter((line) => line.trim())
    .map(toCells);
  if (body.length === 0) throw new Error('The table has no rows.');
  const wrong = body.findIndex((cells) => cells.length !== head.length || cells.includes(''));
  if (wrong >= 0) {
    throw new Error(`Row ${wrong + 1} of the table needs ${head.length} cells with words in them.`);
  }
  return { columns: head, rows: body };
}

function toCells(line: string): string[] {
  return line.split('|').map((cell) => cell.trim());
}

/**
 * Parts a cell's figure from the unit behind it, so that each can have its own size.
 * @returns e.g. `['7-10', 'business days']`; the unit is empty for `$49.99` and for words without a figure
 */
export function splitFigure(cell: string): [figure: string, unit: string] {
  const [, figure, unit] = /^([$\d][\d.,$%-]*)\s+(\D.*)$/.exec(cell) ?? [];
  return figure && unit ? [figure, unit] : [cell, ''];
}
