import styles from './room.module.css';

/** A room with one window and its shade down. How bright each part is, the stylesheet says. */
export function Room() {
  return (
    <svg className={styles.room} viewBox="0 0 720 480" aria-hidden="true">
      <path className={styles.wall} d="M0 0h720v372H0z" />
      <path className={styles.floor} d="M0 372h720v108H0z" />
      <path className={styles.skirting} d="M0 372h720" />
      <path className={styles.pool} d="M226 372h268l96 108H96z" />
      <g className={styles.furniture}>
        <path d="M70 252q0-22 22-22h70q22 0 22 22v58h-114zM56 300h30v34h84v-34h30v72H56zM68 372h8v14h-8zM180 372h8v14h-8z" />
        <path d="M604 372v-54h44v54zM625 318V176M600 176l12-44h28l12 44z" />
      </g>
      <path className={styles.halo} d="M170 30h380v320H170z" />
      <path className={styles.darkness} d="M0 0h720v480H0z" />

      <g className={styles.outside}>
        <path className={styles.sky} d="M220 70h280v240H220z" />
        <circle className={styles.sun} cx="430" cy="136" r="30" />
        <path className={styles.hills} d="M220 310v-62q70-38 140-14t140-18v94z" />
        <g className={styles.nightSky}>
          <path className={styles.night} d="M220 70h280v240H220z" />
          <circle className={styles.moon} cx="292" cy="118" r="15" />
          <path className={styles.street} d="M220 282h280v28H220zM438 282V178h-26" />
          <circle className={styles.lamp} cx="408" cy="184" r="11" />
          <circle className={styles.glare} cx="408" cy="184" r="46" />
        </g>
      </g>
      <path className={styles.frame} d="M220 70h280v240H220zM360 70v240M220 190h280" />

      <path className={styles.cloth} d="M226 66h268v236H226z" />
      <path className={styles.shadow} d="M226 66h268v236H226z" />
      <path className={styles.gap} d="M221 70h4v236h-4zM495 70h4v236h-4z" />
      <path className={styles.fittings} d="M216 54h288v16H216zM224 298h272v9H224z" />
      <path className={styles.sill} d="M206 310h308v10H206z" />
    </svg>
  );
}
