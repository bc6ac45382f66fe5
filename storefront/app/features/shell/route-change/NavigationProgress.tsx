import { useNavigation } from '@remix-run/react';

import styles from './navigation-progress.module.css';

/** A line along the top while the next page is slow to come; a quick one never shows it (300 ms, in the style sheet). */
export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div className={styles.line} role="progressbar" aria-label="Loading page" />;
}
