import { FigureTable } from '#app/ui/FigureTable';
import { Part } from '#app/ui/Part';

import type { TableSection } from './schema';
import styles from './table.module.css';

/** One table of figures, or two side by side. */
export function Table({ anchor, heading, text, tables }: TableSection) {
  return (
    <Part anchor={anchor} title={heading} lead={text}>
      <div className={tables.length > 1 ? styles.pair : undefined}>
        {tables.map(({ caption, ...table }, index) => (
          <FigureTable key={index} table={table} caption={caption ?? heading} />
        ))}
      </div>
    </Part>
  );
}
