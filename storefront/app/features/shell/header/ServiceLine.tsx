import { Link, useLocation } from '@remix-run/react';

import { heritage } from '#app/lib/brand';

import { currentMark } from '../current-page';
import { serviceLinks } from '../navigation';
import { ThemeSwitch } from '../ThemeSwitch';
import styles from './service-line.module.css';

/** Scrolls away above the sticky bar; on narrow screens the drawer and footer hold what it says. */
export function ServiceLine() {
  const place = useLocation();
  return (
    <nav className={styles.line} aria-label="Service">
      <div className={`wrap ${styles.row}`}>
        <p>{heritage}</p>
        <ul className={styles.list}>
          {serviceLinks.map(({ label, to }) => (
            <li key={to}>
              <Link
                to={to}
                prefetch="intent"
                className={styles.link}
                aria-current={currentMark(to, place)}
              >
                {label}
              </Link>
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
