import styles from './decorative-pager.module.css';

/** A drawing of a pager (spec §2.7): every article is on this page already, so nothing in it leads anywhere. */
export function DecorativePager() {
  return (
    <nav className={styles.pager} aria-label="Pages">
      <button type="button" disabled>
        Previous
      </button>
      <span aria-current="page">1</span>
      <span>2</span>
      <span>3</span>
      <span>Next</span>
    </nav>
  );
}
