import styles from './page-head.module.css';

interface PageHeadProps {
  title: string;
  lead?: string;
}

/** Head of a page: its title over seven columns, the lead on the same baseline. */
export function PageHead({ title, lead }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <h1 className="d2">{title}</h1>
      {lead ? <p className="lead">{lead}</p> : null}
    </div>
  );
}
