import type { ConsultationActionData } from './consultation-result';
import styles from './failure-notice.module.css';

/** The failure of a form that was posted without a script; with one, a toast says the same. */
export function FailureNotice({ result }: { result: ConsultationActionData | undefined }) {
  if (result?.status !== 'failed') return null;
  const { title, text } = result.notice;
  return (
    <div className={styles.notice} role="alert">
      <b>{title}</b>
      <p>{text}</p>
    </div>
  );
}
