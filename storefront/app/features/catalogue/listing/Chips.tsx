import { Link, useLocation } from '@remix-run/react';

import type { Chip } from '#app/domain/listing/chips';
import { Icon } from '#app/ui/icons';

import styles from './chips.module.css';

/** What narrows the listing, each a link to the listing without it. */
export function Chips({ chips }: { chips: Chip[] }) {
  const { pathname } = useLocation();
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Applied filters">
      {chips.map(({ label, recognised, href }) => (
        <li key={label} className={styles.item}>
          <Link
            className={styles.chip}
            to={href}
            preventScrollReset={href.split('?')[0] === pathname}
            data-recognised={recognised}
          >
            <span>
              <span className="vh">Remove filter: </span>
              {label}
            </span>
            <span className={styles.remove}>
              <Icon name="close" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
