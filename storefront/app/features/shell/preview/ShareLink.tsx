import { formatDay } from '#app/domain/dates';
import type { PreviewNotice } from '#app/lib/preview-notice';
import { showToast } from '#app/ui/toast';

import styles from './preview-banner.module.css';

/** A link to this draft that can be handed on; where the browser does not let us copy it, it can be marked and copied by hand. */
export function ShareLink({ url, until }: NonNullable<PreviewNotice['share']>) {
  const day = formatDay(until);

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ title: 'Link copied', text: `It shows this draft until ${day}.` });
    } catch {
      showToast({
        title: 'Copy the link by hand',
        text: 'This browser did not let us copy it. It stands beside the button.',
      });
    }
  }

  return (
    <div className={styles.share}>
      <label className={styles.label}>
        <span>Link to share, until {day}</span>
        <input
          className={styles.link}
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <button type="button" className={styles.copy} onClick={() => void copy()}>
        Copy link
      </button>
    </div>
  );
}
