import { useEffect, useState } from 'react';

import { takeToasts, type ToastMessage } from '../toast';
import styles from './toast-region.module.css';

/** The words alone, where the library did not come, as without a line: the latest notice stays until the next one. */
export function PlainToast({ first }: { first: ToastMessage }) {
  const [{ title, text, tone }, setToast] = useState(first);
  useEffect(() => takeToasts(setToast), []);

  return (
    <div className={styles.plain} role={tone === 'destructive' ? 'alert' : undefined}>
      <p>
        <strong>{title}</strong>
      </p>
      <p>{text}</p>
    </div>
  );
}
