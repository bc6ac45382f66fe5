import { productsPath } from '#app/lib/paths';

import styles from './no-script-note.module.css';

/** The drawing is made in the browser alone; nothing of ours could make it instead without the photo. */
export function NoScriptNote() {
  return (
    <p className={styles.note}>
      The preview is drawn on your own device and needs JavaScript, which is off in your browser.
      You can <a href={productsPath()}>look at our blinds in finished rooms</a>,{' '}
      <a href="/sample-fabric">order free fabric samples</a> to hold against your window, or{' '}
      <a href="/contact">ask us to visit</a>.
    </p>
  );
}
