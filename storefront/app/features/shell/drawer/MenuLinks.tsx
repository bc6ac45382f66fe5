import { Link, useLocation } from '@remix-run/react';

import { currentMark } from '../current-page';
import { drawerLinks } from '../navigation';
import styles from './menu-links.module.css';

export function MenuLinks() {
  const place = useLocation();
  return (
    <nav aria-label="Menu">
      {Object.entries(drawerLinks).map(([size, links]) => (
        <ul key={size} className={styles[size]}>
          {links.map(({ label, to }) => (
            <li key={to} className={styles.item}>
              <Link to={to} className={styles.link} aria-current={currentMark(to, place)}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}
