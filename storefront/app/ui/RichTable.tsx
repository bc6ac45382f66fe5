import { inlineText, type RichInline } from '#app/domain/rich-text';

import { RichInlines } from './RichInlines';
import { TableScroller } from './TableScroller';
import styles from './rich-table.module.css';

interface RichTableProps {
  columns: RichInline[][];
  rows: RichInline[][][];
}

/** A table in a text: hairlines alone, the first cell of a row names it. One that is too wide scrolls by itself. */
export function RichTable({ columns, rows }: RichTableProps) {
  const names = columns.map(inlineText).filter(Boolean).join(', ');
  return (
    <TableScroller label={names ? `Table of ${names}` : 'Table'}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <HeadCell key={index} content={column} scope="col" />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = [], ...cells], row) => (
            <tr key={row}>
              <HeadCell content={name} scope="row" />
              {cells.map((cell, column) => (
                <td key={column}>
                  <RichInlines content={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroller>
  );
}

/** A corner without words names nothing, and is no heading. */
function HeadCell({ content, scope }: { content: RichInline[]; scope: 'col' | 'row' }) {
  return content.length > 0 ? (
    <th scope={scope}>
      <RichInlines content={content} />
    </th>
  ) : (
    <td />
  );
}
