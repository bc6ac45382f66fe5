import type { ReactNode } from 'react';

import styles from './asset-panel.module.css';

/** What a tab shows: two things side by side. */
export function AssetPanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={`wrap ${styles.panel}`}>
      <h2 className="vh">{title}</h2>
      {children}
    </div>
  );
}
