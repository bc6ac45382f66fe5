import { drawerLinks } from '../navigation';
import { SiteLink } from '../SiteLink';
import styles from './menu-links.module.css';

export function MenuLinks() {
  return (
    <nav aria-label="Menu">
      {Object.entries(drawerLinks).map(([size, links]) => (
        <ul key={size} className={styles[size]}>
          {links.map((link) => (
            <li key={link.to} className={styles.item}>
              <SiteLink link={link} className={styles.link} />
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}
