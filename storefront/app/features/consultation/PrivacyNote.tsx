import { Link } from '@remix-run/react';

import styles from './privacy-note.module.css';

export function PrivacyNote() {
  return (
    <p className={`caption ${styles.note}`}>
      We use your details to answer this request. See <Link to="/privacy">Privacy</Link>.
    </p>
  );
}
