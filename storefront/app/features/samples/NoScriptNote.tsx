import { contactPath } from '#app/lib/paths';

import styles from './no-script-note.module.css';

/** Choosing happens in the browser alone; without it a letter does as well. */
export function NoScriptNote() {
  return (
    <p className={styles.note}>
      Choosing samples here needs JavaScript, which is off in your browser.{' '}
      <a href={contactPath()}>Write to us</a> with the names of up to 5 fabrics and we send them
      just the same.
    </p>
  );
}
