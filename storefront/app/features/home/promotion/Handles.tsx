import styles from './handles.module.css';

/** The gold outline of the fitted shade, as the preview tool draws it. */
export function Handles() {
  return (
    <span className={styles.outline} aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
    </span>
  );
}
