import { Link } from '@remix-run/react';

import { BrandMark } from '#app/ui/BrandMark';

import styles from './brand-link.module.css';
import { homeLink } from './navigation';
import { useBrand } from './use-brand';

export function BrandLink() {
  const { name } = useBrand();
  return (
    <Link to={homeLink.to} className={styles.link} aria-label={`${name}, home`}>
      <BrandMark className={styles.mark} />
      {name}
    </Link>
  );
}
