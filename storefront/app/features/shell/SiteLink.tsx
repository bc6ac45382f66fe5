import { useLocation } from '@remix-run/react';

import { PageLink } from '#app/ui/PageLink';
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
    <PageLink to={link.to} className={className} aria-current={currentMark(link.to, place)}>
      {link.label}
    </PageLink>
  );
}
