import { Link, useLocation } from '@remix-run/react';

import { currentMark } from './current-page';
import type { NavigationLink } from './navigation';

interface SiteLinkProps {
  link: NavigationLink;
  className?: string;
}

/** A link of the frame; it marks itself while its page, or one below it, is shown. */
export function SiteLink({ link, className }: SiteLinkProps) {
  const place = useLocation();
  return (
    <Link to={link.to} className={className} aria-current={currentMark(link.to, place)}>
      {link.label}
    </Link>
  );
}
