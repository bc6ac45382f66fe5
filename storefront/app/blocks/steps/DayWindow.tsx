import type { DayHour } from './day-hours';
import styles from './day-window.module.css';

/** How far the shade is down, as a share of the window's 192 units. */
const lowered: Record<DayHour, number> = {
  morning: 0.14,
  noon: 0.46,
  afternoon: 0.78,
  evening: 0.24,
  night: 0.96,
};

/** A window at one hour of the day. The words beside it say the same. */
export function DayWindow({ hour }: { hour: DayHour }) {
  const cloth = 192 * lowered[hour];
  return (
    <svg className={styles.window} viewBox="0 0 200 240" aria-hidden="true" data-hour={hour}>
      <path className={styles.frame} d="M6 4h188v216H6z" />
      <path className={styles.sky} d="M20 18h160v192H20z" />
      <path className={styles.hills} d="M20 168c30-22 52-14 78-26s52-18 82 4v64H20z" />
      <path className={styles.bar} d="M100 18v192" />
      <path className={styles.cloth} d={`M20 18h160v${cloth}H20z`} />
      <path className={styles.roll} d="M20 18h160v9H20z" />
      <path className={styles.hem} d={`M20 ${14 + cloth}h160v4H20z`} />
      <path className={styles.opening} d="M20 18h160v192H20z" />
      <path className={styles.frame} d="M0 220h200v14H0z" />
    </svg>
  );
}
