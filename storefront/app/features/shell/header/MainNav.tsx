import { isPanel, mainEntries } from '../navigation';
import { SiteLink } from '../SiteLink';
import styles from './main-nav.module.css';
import { PanelEntry } from './PanelEntry';

interface MainNavProps {
  opened: string | null;
  onToggle: (id: string) => void;
  onClose: () => void;
}

export function MainNav({ opened, onToggle, onClose }: MainNavProps) {
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
              <SiteLink link={entry} className={styles.entry} />
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
