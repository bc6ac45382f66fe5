import { honeypotField } from './honeypot-field';
import styles from './honeypot.module.css';

/** Out of sight, out of the tab order, and named for the one person whose browser shows it all the same. */
export function Honeypot() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
