import type { ReactNode } from 'react';

import styles from './facts.module.css';

interface Fact {
  label: string;
  value: ReactNode;
}

/** Label and value by rows, a hairline under each. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
