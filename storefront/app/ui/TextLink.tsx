import type { LinkProps } from '@remix-run/react';

import { PageLink } from './PageLink';
import styles from './text-link.module.css';

/** The underlined link of the look, for a way on beside or below a button; running text uses the same words. */
export function TextLink({ className, ...props }: LinkProps) {
  return (
    <PageLink {...props} className={className ? `${styles.link} ${className}` : styles.link} />
  );
}
