import { Link } from '@remix-run/react';

import { Icon } from '#app/ui/icons';
import { useHydrated } from '#app/ui/use-hydrated';

import styles from './back-button.module.css';

/** Back to the page before this one (spec §2.4); home, where there is none or no script to go back with. */
export function BackButton() {
  const hydrated = useHydrated();
  const content = (
    <>
      <Icon name="arrow-left" /> Back
    </>
  );
  if (!hydrated || window.history.length <= 1) {
    return (
      <Link to="/" className={styles.back}>
        {content}
      </Link>
    );
  }
  return (
    <button type="button" className={styles.back} onClick={() => window.history.back()}>
      {content}
    </button>
  );
}
