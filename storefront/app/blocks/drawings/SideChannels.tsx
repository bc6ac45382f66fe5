import styles from './section-drawing.module.css';

/** Window and blind from above: where the light is stopped. */
export function SideChannels() {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 640 440"
      role="img"
      aria-label="Cross-section seen from above: the cloth runs inside a channel on each side of the window, so no light passes its edge"
    >
      <defs>
        <pattern
          id="wall-hatching"
          width="12"
          height="12"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path className={styles.hatching} d="M0 0V12" />
        </pattern>
        <linearGradient id="daylight" x1="0" y1="0" x2="0" y2="1">
          <stop className={styles.lightFrom} offset="0" />
          <stop className={styles.lightTo} offset="1" />
        </linearGradient>
      </defs>
      <path fill="url(#daylight)" d="M160 40H480V196H160z" />
      <path
        className={styles.edge}
        fill="url(#wall-hatching)"
        d="M20 96H160V312H20zM480 96H620V312H480z"
      />
      <path className={styles.edge} d="M160 108H480M160 116H480" />
      <path
        className={styles.part}
        d="M160 176h56v14h-42v36h42v14h-56zM480 176h-56v14h42v36h-42v14h56z"
      />
      <path className={styles.telling} d="M184 208H456" />
      <path className={styles.pointer} d="M320 212v62M168 228V338H158" />
      <g className={styles.words}>
        <text x="320" y="26">
          Daylight
        </text>
        <text x="320" y="150">
          Glass
        </text>
        <text x="320" y="300">
          Blackout cloth
        </text>
        <text className={styles.end} x="148" y="344">
          Channel
        </text>
        <text className={styles.size} x="320" y="397">
          Your width
        </text>
      </g>
      <path className={styles.pointer} d="M160 390H236M404 390H480M160 383v14M480 383v14" />
    </svg>
  );
}
