import styles from './bare-window.module.css';

/** A window without its covering; the brackets are still there. */
export function BareWindow() {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 800 600"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path
        className={styles.window}
        d="M0 524h800M214 96h372v366H214zM240 122h320v314H240zM400 122v314M240 276h320M196 462h408v16H196z"
      />
      <g className={styles.brackets}>
        <path d="M240 122h18v22h-18zM542 122h18v22h-18z" />
        <circle cx="249" cy="133" r="3" />
        <circle cx="551" cy="133" r="3" />
      </g>
    </svg>
  );
}
