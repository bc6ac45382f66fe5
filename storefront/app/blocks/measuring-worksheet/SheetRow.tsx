import styles from './sheet-drawing.module.css';

/** Height of one window's row with the space under it. */
export const rowHeight = 100;

const left = 36;
const nameWidth = 96;
const cell = { width: 57, height: 42 } as const;

/** Two lines of six: what is read, what counts, and what belongs to the opening as a whole. */
const lines = [
  ['Width, top', 'Middle', 'Bottom', 'Narrowest', 'Depth', 'Corners, one'],
  ['Height, left', 'Centre', 'Right', 'Tallest', 'Sill out', 'Other'],
] as const;

interface SheetRowProps {
  /** Which window of the sheet, from 1. */
  number: number;
  y: number;
}

/** One window of the worksheet. */
export function SheetRow({ number, y }: SheetRowProps) {
  const cells = left + nameWidth;
  return (
    <g>
      <path className={styles.line} d={`M${left} ${y}h438v84h-438zM${cells} ${y}v84`} />
      <path className={styles.line} d={`M${cells} ${y + cell.height}h342`} />
      <text className={styles.label} x={left + 8} y={y + 16}>
        Window {number}
      </text>
      <path
        className={styles.line}
        d={`M${left + 8} ${y + 38}h80M${left + 8} ${y + 50}h10v10h-10zM${left + 8} ${y + 66}h10v10h-10z`}
      />
      <text className={styles.small} x={left + 24} y={y + 58.5}>
        Inside
      </text>
      <text className={styles.small} x={left + 24} y={y + 74.5}>
        Outside
      </text>
      {lines.map((names, line) =>
        names.map((name, column) => (
          <g key={name}>
            {column > 0 ? (
              <path
                className={styles.line}
                d={`M${cells + column * cell.width} ${y + line * cell.height}v${cell.height}`}
              />
            ) : null}
            <text
              className={column === 3 ? styles.counts : styles.small}
              x={cells + column * cell.width + 5}
              y={y + line * cell.height + 12}
            >
              {name}
            </text>
          </g>
        )),
      )}
    </g>
  );
}
