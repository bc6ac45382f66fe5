import type { ReactNode } from 'react';

import { Icon } from './icons';
import styles from './tick-list.module.css';

interface TickListProps {
  children: ReactNode;
  className?: string;
}

/** Points by rows, a tick before each. */
export function TickList({ children, className }: TickListProps) {
  return <ul className={className ? `${styles.ticks} ${className}` : styles.ticks}>{children}</ul>;
}

export function Tick({ children }: { children: ReactNode }) {
  return (
    <li>
      <Icon name="check" className={styles.tick} />
      <div>{children}</div>
    </li>
  );
}
