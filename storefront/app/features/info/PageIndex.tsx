import type { IndexEntry } from './info-view';
import { useSectionInView } from './use-section-in-view';
import styles from './page-index.module.css';

/** What stands on this page; the entry of the section in view is marked. */
export function PageIndex({ entries }: { entries: IndexEntry[] }) {
  const current = useSectionInView(entries.map(({ anchor }) => anchor));
  return (
    <nav className={styles.index} aria-label="On this page">
      <ol>
        {entries.map(({ anchor, label }) => (
          <li key={anchor}>
            <a href={`#${anchor}`} aria-current={anchor === current ? 'true' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
