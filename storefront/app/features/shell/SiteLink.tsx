import { Link, useLocation } from '@remix-run/react';

import { currentMark } from './current-page';
import type { NavigationLink } from './navigation';

interface SiteLinkProps {
  link: NavigationLink;
  className?: string;
}

/**
 * A link of the frame: it makes its page ready under the pointer, and marks itself while that page, or one below it, is
 * shown.
 */
export function SiteLink({ link, className }: SiteLinkProps) {
  const place = useLocation();
  return (
    <Link
      to={link.to}
      className={className}
      prefetch={link.prepared === false ? 'none' : 'intent'}
      aria-current={currentMark(link.to, place)}
    >
      {link.label}
    </Link>
  );
}
