import { useLocation, useMatches } from '@remix-run/react';
import { useEffect, useRef } from 'react';

import { rememberFirstPage } from '#app/lib/session-cache';

/** Keeps the data of the page that the visitor came in by: back on it, nothing is asked for. */
export function useFirstPage(): void {
  const { pathname, search } = useLocation();
  const data = useMatches().at(-1)?.data;
  const first = useRef({ address: pathname + search, data });

  useEffect(() => {
    const { address, data } = first.current;
    if (data != null) rememberFirstPage(address, data);
  }, []);
}
