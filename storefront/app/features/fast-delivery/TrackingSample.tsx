import { Button } from '@mantine/core';

import styles from './tracking-sample.module.css';

/** What following a parcel looks like. A sample and marked as one: the number is fixed, Track does nothing (rulings). */
export function TrackingSample() {
  return (
    <section className="section" aria-labelledby="tracking">
      <div className="wrap">
        <div className={styles.box}>
          <div>
            <h2 className="h3" id="tracking">
              Follow a parcel
            </h2>
            <p className={`muted ${styles.text}`} id="tracking-text">
              This box is a sample. Yours works the same way from the link in your e-mail.
            </p>
          </div>
          <div className={styles.row}>
            <div className={styles.field}>
              <label htmlFor="tracking-number">
                Tracking number <span>(sample)</span>
              </label>
              <input
                id="tracking-number"
                readOnly
                defaultValue="NL 1995 0417 AB"
                aria-describedby="tracking-note"
              />
              <p className="caption" id="tracking-note">
                Read-only
              </p>
            </div>
            <Button
              className={styles.track}
              variant="default"
              type="button"
              aria-describedby="tracking-text"
            >
              Track
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}
