import { Fragment } from 'react';

import { splitFigure, type FigureTable as FigureTableData } from '#app/domain/figure-table';

import styles from './figure-table.module.css';
import { TableScroller } from './TableScroller';
import { Unbroken } from './Unbroken';

/** What is read and not compared: many letters, or three words without a figure among them. */
function isSentence(cell: string): boolean {
  // The longest figure of ours has 16 characters.
  return cell.length >= 24 || /^\D+ \D+ \D+$/.test(cell);
}

interface FigureTableProps {
  table: FigureTableData;
  /** The table's name; read out, not shown, because a heading stands over it. */
  caption: string;
  /** The cell that an answer was read from; both count from 0, the column without the row's heading. */
  hit?: { row: number; column: number } | undefined;
}

/** A table of words and figures: hairlines alone, figures in the display face. */
export function FigureTable({ table, caption, hit }: FigureTableProps) {
  const even = table.columns.length > 3;
  // One sentence makes its whole column speak in the voice of the text, and so does a column without any figure.
  const words = table.columns.map((_, column) => {
    const cells = table.rows.map((row) => row[column] ?? '');
    return cells.some(isSentence) || !cells.some((cell) => /\d/.test(cell));
  });
  return (
    <TableScroller label={caption}>
      <table className={even ? `${styles.table} ${styles.even}` : styles.table}>
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([heading = '', ...cells], row) => (
            // Two rows may begin with the same word.
            <tr key={row}>
              <th scope="row">
                <Breakable text={heading} />
              </th>
              {cells.map((cell, column) => (
                <td
                  key={column}
                  data-hit={(hit?.row === row && hit.column === column) || undefined}
                >
                  {words[column + 1] ? (
                    <p>
                      <Unbroken text={cell} />
                    </p>
                  ) : (
                    <Figure cell={cell} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroller>
  );
}

function Figure({ cell }: { cell: string }) {
  const [figure, unit] = splitFigure(cell);
  if (!unit) return figure;
  return (
    <>
      {figure} <small>{unit}</small>
    </>
  );
}

/** `$500-$1,000` may break after its hyphen: four columns have to fit a narrow phone. */
function Breakable({ text }: { text: string }) {
  return text.split(/(?<=\d-)(?=\$)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
