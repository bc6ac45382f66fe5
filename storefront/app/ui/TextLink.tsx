import { Link, type LinkProps } from '@remix-run/react';

import styles from './text-link.module.css';

/**
 * The underlined link of the look, for a way on beside or below a button; running text uses the same words. It makes
 * its page ready under the pointer.
 */
export function TextLink({ className, ...props }: LinkProps) {
  const classes = className ? `${styles.link} ${className}` : styles.link;
  return <Link prefetch="intent" {...props} className={classes} />;
}
