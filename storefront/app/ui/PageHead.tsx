import styles from './page-head.module.css';

interface PageHeadProps {
  title: string;
  lead?: string;
  /** True under a line of its own, such as the way back. */
  joined?: boolean;
}

/** Head of a page: its title over seven columns, the lead on the same baseline. */
export function PageHead({ title, lead, joined = false }: PageHeadProps) {
  return (
    <div className={styles.head} data-joined={joined || undefined}>
      <h1 className="d2">{title}</h1>
      {lead ? <p className="lead">{lead}</p> : null}
    </div>
  );
}
