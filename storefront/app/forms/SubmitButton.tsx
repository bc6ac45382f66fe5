import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

import styles from './submit-button.module.css';

interface SubmitButtonProps {
  busy: boolean;
  /** What the button reads while the form is under way. */
  busyLabel: string;
  children: ReactNode;
}

/** Both labels lie over each other, so that the button keeps its width when they change places. */
export function SubmitButton({ busy, busyLabel, children }: SubmitButtonProps) {
  return (
    <Button type="submit" disabled={busy} data-busy={busy || undefined}>
      <span className={styles.labels}>
        <span aria-hidden={busy} data-shown={!busy}>
          {children}
        </span>
        <span aria-hidden={!busy} data-shown={busy}>
          {busyLabel}
        </span>
      </span>
    </Button>
  );
}
