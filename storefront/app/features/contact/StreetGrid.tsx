import styles from './street-grid.module.css';

const avenues = [40, 120, 200, 280, 360, 440];
const streets = [60, 150, 240, 330, 420, 510, 600, 690, 780];

/** Streets, a river and a highway, drawn; no real place. */
export function StreetGrid() {
  return (
    <svg
      className={styles.grid}
      viewBox="0 0 800 500"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g className={styles.streets}>
        {avenues.map((y) => (
          <path key={y} d={`M-10 ${y}L810 ${y - 40}`} />
        ))}
        {streets.map((x) => (
          <path key={x} d={`M${x} -10L${x + 50} 510`} />
        ))}
      </g>
      <path className={styles.river} d="M-20 330C120 250 240 380 380 330S600 180 820 260" />
      <path className={styles.highway} d="M-10 120L810 400" />
    </svg>
  );
}
