import styles from './plan.module.css';

interface MeasureProps {
  /** Where the line begins. */
  at: readonly [x: number, y: number];
  /** How far it goes, and which way. */
  length: number;
  vertical?: boolean;
  label: string;
}

/** A dimension line with its end ticks; the name stands in its middle. */
export function Measure({ at: [x, y], length, vertical = false, label }: MeasureProps) {
  const half = vertical ? 20 : label.length * 6 + 15;
  const middle = length / 2;
  const line = vertical
    ? `M${x} ${y}v${middle - half}m0 ${2 * half}v${middle - half}M${x - 7} ${y}h14M${x - 7} ${y + length}h14`
    : `M${x} ${y}h${middle - half}m${2 * half} 0h${middle - half}M${x} ${y - 7}v14M${x + length} ${y - 7}v14`;
  return (
    <>
      <path className={styles.measure} d={line} />
      <text
        className={styles.name}
        x={vertical ? x : x + middle}
        y={vertical ? y + middle + 6 : y + 6}
        textAnchor="middle"
      >
        {label}
      </text>
    </>
  );
}
