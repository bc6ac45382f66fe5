import styles from './menu-fallback.module.css';
import { MenuLinks } from './MenuLinks';

/** The menu of a browser without scripts; one with scripts never builds what stands in `noscript`. */
export function MenuFallback() {
  return (
    <noscript>
      <details className={styles.menu}>
        <summary className={styles.summary}>Menu</summary>
        <div className={styles.panel}>
          <MenuLinks />
        </div>
      </details>
    </noscript>
  );
}
