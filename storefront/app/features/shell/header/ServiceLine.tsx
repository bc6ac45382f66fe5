import { heritage } from '#app/lib/brand';

import { serviceLinks } from '../navigation';
import { SiteLink } from '../SiteLink';
import { ThemeSwitch } from '../ThemeSwitch';
import styles from './service-line.module.css';

/** Scrolls away above the sticky bar; on narrow screens the drawer and footer hold what it says. */
export function ServiceLine() {
  return (
    <nav className={styles.line} aria-label="Service">
      <div className={`wrap ${styles.row}`}>
        <p>{heritage}</p>
        <ul className={styles.list}>
          {serviceLinks.map((link) => (
            <li key={link.to}>
              <SiteLink link={link} className={styles.link} />
            </li>
          ))}
          <li>
            <ThemeSwitch />
          </li>
        </ul>
      </div>
    </nav>
  );
}
