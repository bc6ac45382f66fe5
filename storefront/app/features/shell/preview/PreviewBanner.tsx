import type { PreviewNotice } from '#app/lib/preview-notice';

import { previewWords } from './preview-words';
import { ShareLink } from './ShareLink';
import { useDeskUpdates } from './use-desk-updates';
import { useFramed } from './use-framed';
import styles from './preview-banner.module.css';

/** The bar over a preview: what is shown, a link to hand on, the way out. */
export default function PreviewBanner(notice: PreviewNotice) {
  useDeskUpdates(notice.desk);
  const framed = useFramed();
  return (
    <section className={styles.banner} aria-label="Preview">
      <p>
        <strong>Preview.</strong> {previewWords(notice)}
      </p>
      {notice.share ? <ShareLink {...notice.share} /> : null}
      {/* A whole new document: nothing of the preview stays in the page's memory. No page but a preview may stand in
          the admin's frame, which has its own way to close it. */}
      {framed ? null : (
        <a className={styles.exit} href="/preview/exit">
          Exit preview
        </a>
      )}
    </section>
  );
}
