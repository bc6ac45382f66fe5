import { SheetRow, rowHeight } from './SheetRow';
import styles from './sheet-drawing.module.css';

const windows = 5;
const firstRow = 128;

/** One letter page, 510 by 660, with a row for each window: on the screen a preview, on paper the sheet itself. */
export function SheetDrawing() {
  return (
    <div className={styles.sheet} data-print-alone="">
      <svg
        viewBox="0 0 510 660"
        role="img"
        aria-label={`The worksheet: one letter page with a row for each of ${windows} windows: mount, three widths, three heights, depth and two diagonals`}
      >
        <rect className={styles.paper} width="510" height="660" />
        <text className={styles.title} x="36" y="62">
          Measuring worksheet
        </text>
        <path
          className={styles.mark}
          d="M450 40h24v28h-24zM450 46h24M450 50.5h24M450 54h24M450 56.6h24"
        />
        {['Name', 'Phone', 'Date'].map((name, index) => (
          <g key={name}>
            <text className={styles.label} x={36 + index * 150} y="92">
              {name}
            </text>
            <path className={styles.line} d={`M${36 + index * 150} 112h138`} />
          </g>
        ))}
        {Array.from({ length: windows }, (_, index) => (
          <SheetRow key={index} number={index + 1} y={firstRow + index * rowHeight} />
        ))}
        <text className={styles.hint} x="36" y="638">
          Steel tape, to the nearest eighth of an inch, in inches. Inside: narrowest width, tallest
          height. Width stands before height.
        </text>
      </svg>
    </div>
  );
}
