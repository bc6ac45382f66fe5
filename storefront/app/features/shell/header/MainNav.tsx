import { Link, useLocation } from '@remix-run/react';

import { currentMark } from '../current-page';
import { isPanel, mainEntries } from '../navigation';
import styles from './main-nav.module.css';
import { PanelEntry } from './PanelEntry';

interface MainNavProps {
  opened: string | null;
  onToggle: (id: string) => void;
  onClose: () => void;
}

export function MainNav({ opened, onToggle, onClose }: MainNavProps) {
  const place = useLocation();
  return (
    <nav className={styles.nav} aria-label="Main">
      <ul className={styles.list}>
        {mainEntries.map((entry) =>
          isPanel(entry) ? (
            <PanelEntry
              key={entry.id}
              panel={entry}
              opened={opened === entry.id}
              onToggle={() => onToggle(entry.id)}
              onClose={onClose}
            />
          ) : (
            <li key={entry.to}>
              <Link
                to={entry.to}
                prefetch="intent"
                className={styles.entry}
                aria-current={currentMark(entry.to, place)}
              >
                {entry.label}
              </Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
