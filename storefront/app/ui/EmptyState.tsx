import type { ReactNode } from 'react';

import styles from './empty-state.module.css';

const drawings = {
  /** A bare window: nothing there. */
  empty: 'M8 6h48v52H8zM8 32h48M32 6v52M4 58h56',
  /** Crooked slats: something went wrong. */
  failure: 'M8 6h48v52H8zM8 15h48M9 25l46-3M9 31l46 7M10 47l45-6',
} as const;

interface EmptyStateProps {
  kind: keyof typeof drawings;
  /** The specification's sentence. */
  text: string;
  /** A second line in the small voice, such as a reference. */
  note?: string | undefined;
  /** One way on. */
  children?: ReactNode;
}

/** What stands where a list would be: a drawing, the sentence, one way on. */
export function EmptyState({ kind, text, note, children }: EmptyStateProps) {
  return (
    <div className={styles.block}>
      <svg className={styles.drawing} viewBox="0 0 64 64" aria-hidden="true">
        <path d={drawings[kind]} />
      </svg>
      <p className="h3">{text}</p>
      {children}
      {note ? <p className="caption">{note}</p> : null}
    </div>
  );
}
