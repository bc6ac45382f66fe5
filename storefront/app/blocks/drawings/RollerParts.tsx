import styles from './section-drawing.module.css';

/** A roller blind from the front, with the names of what it is made of. */
export function RollerParts() {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 640 520"
      role="img"
      aria-label="A roller blind and its parts: headrail, cloth and hem bar"
    >
      <path className={styles.part} d="M140 50H500V74H140z" />
      <circle className={styles.edge} cx="152" cy="62" r="7" />
      <circle className={styles.edge} cx="488" cy="62" r="7" />
      <path className={styles.cloth} d="M164 74H476V384H164z" />
      <path className={styles.part} d="M156 384H484V400H156z" />
      <path className={styles.pointer} d="M140 62H20M164 220H20M156 392H20" />
      <g className={`${styles.words} ${styles.start}`}>
        <text x="20" y="48">
          Headrail
        </text>
        <text x="20" y="208">
          Cloth
        </text>
        <text x="20" y="380">
          Hem bar
        </text>
      </g>
      <g className={styles.words}>
        <text className={styles.size} x="320" y="468">
          Your width
        </text>
      </g>
      <path className={styles.pointer} d="M140 461H236M404 461H500M140 454v14M500 454v14" />
    </svg>
  );
}
