import styles from './carton.module.css';

/** Section through a carton as it leaves the workshop. */
export function Carton() {
  return (
    <svg
      className={styles.carton}
      viewBox="0 0 640 440"
      role="img"
      aria-label="Section through a carton: a double wall outside, a foam cap at each end, the blind on its tube between them"
    >
      <defs>
        <pattern
          id="foam"
          width="12"
          height="12"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path className={styles.foamLine} d="M0 0V12" />
        </pattern>
      </defs>
      <path className={styles.wall} d="M30 130H610V290H30z" />
      <path className={styles.inside} d="M42 142H598V278H42z" />
      <path className={styles.flute} d="M30 136H610M30 284H610" />
      <path
        className={styles.foam}
        fill="url(#foam)"
        d="M42 142H124V180H104V240H124V278H42zM598 142H516V180H536V240H516V278H598z"
      />
      <path className={styles.wall} d="M104 180H536V240H104z" />
      <path className={styles.blind} d="M124 188H516V232H124z" />
      <path className={styles.tube} d="M124 210H516" />
      <path className={styles.pointer} d="M320 188V92M82 160V92M560 130V92" />
      <g className={styles.words}>
        <text x="320" y="80">
          Your blind, on its tube
        </text>
        <text x="82" y="80">
          Foam cap
        </text>
        <text x="548" y="80">
          Double wall
        </text>
        <text className={styles.size} x="320" y="352">
          Up to 96 in
        </text>
      </g>
      <path className={styles.pointer} d="M30 346H236M404 346H610M30 339v14M610 339v14" />
    </svg>
  );
}
