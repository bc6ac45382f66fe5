import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

import { resolveAlias } from '#app/lib/aliases';

import { focusPageStart } from './focus-page-start';

/** After a client navigation: the focus goes to the new page's start and its title is spoken. Not on the first load. */
export function RouteAnnouncer() {
  const { pathname, search, hash } = useLocation();
  const shown = useRef({ pathname, search, hash });
  const announcement = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    const before = shown.current;
    if (resolveAlias(pathname)) return;
    shown.current = { pathname, search, hash };

    if (before.pathname !== pathname) {
      focusPageStart(hash);
      if (announcement.current) announcement.current.textContent = document.title;
    } else if (before.hash !== hash && hash) {
      focusPageStart(hash);
    } else if (before.search !== search && document.activeElement === document.body) {
      // The control that changed the query is gone (the search bar closed, or a slow listing made way for skeletons):
      // the focus must not be lost with it, nor stand above the screen where that was left as it is.
      focusPageStart();
      document.activeElement?.scrollIntoView({ block: 'nearest' });
    }
  }, [pathname, search, hash]);

  return <p ref={announcement} className="vh" role="status" />;
}
