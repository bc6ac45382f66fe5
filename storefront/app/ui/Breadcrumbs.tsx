import { PageLink } from './PageLink';
import styles from './breadcrumbs.module.css';

export interface Crumb {
  label: string;
  /** Absent on the last one, which is the page itself. */
  to?: string;
}

/** Where a page stands, from home down. */
export function Breadcrumbs({ trail }: { trail: Crumb[] }) {
  return (
    <nav className={styles.crumbs} aria-label="Breadcrumb">
      <ol>
        {trail.map(({ label, to }) =>
          to ? (
            <li key={to}>
              <PageLink to={to}>{label}</PageLink>
            </li>
          ) : (
            <li key="page" aria-current="page">
              {label}
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
