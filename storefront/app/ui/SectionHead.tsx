import type { ReactNode } from 'react';

import styles from './section-head.module.css';

interface SectionHeadProps {
  title: string;
  /** For `aria-labelledby` of the section around it. */
  id?: string;
  /** A link or a lead on the same baseline, five columns wide. */
  children?: ReactNode;
}

/** Head of a section: the title over seven columns, one more thing beside it. */
export function SectionHead({ title, id, children }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <h2 className="h2" id={id}>
        {title}
      </h2>
      {children}
    </div>
  );
}
