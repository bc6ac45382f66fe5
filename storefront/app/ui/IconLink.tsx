import type { LinkProps } from '@remix-run/react';

import { PageLink } from './PageLink';
import styles from './icon-button.module.css';
import { Icon, type IconName } from './icons';

interface IconLinkProps extends Omit<LinkProps, 'children'> {
  icon: IconName;
  /** The link's name; the tooltip shows the same words. */
  label: string;
}

/** A link that looks like an icon button. */
export function IconLink({ icon, label, className, ...props }: IconLinkProps) {
  return (
    <PageLink
      {...props}
      className={className ? `${styles.button} ${className}` : styles.button}
      aria-label={label}
      data-tooltip={label}
    >
      <Icon name={icon} />
    </PageLink>
  );
}
