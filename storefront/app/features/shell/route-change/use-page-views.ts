import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

import { resolveAlias } from '#app/lib/aliases';

import { reportPageView } from './report-page-view';

/** Reports one page view for the first page and for every change of path or query; a jump within a page is none. */
export function usePageViews(measurementId?: string): void {
  const { pathname, search } = useLocation();
  const reported = useRef<string>();
  const page = pathname + search;

  useEffect(() => {
    // An alias is on its way to its target, and React's strict mode runs effects twice.
    if (reported.current === page || resolveAlias(pathname)) return;
    reported.current = page;
    reportPageView(measurementId);
  }, [page, pathname, measurementId]);
}
