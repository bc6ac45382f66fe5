import { useLocation, useNavigationType } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/**
 * After a change of filters on the same page, a visitor who had scrolled past the top of the listing is
 * brought back to it, and nobody else is moved. Going back restores the old place instead.
 */
export function useResultsInView() {
  const { pathname, search } = useLocation();
  const navigation = useNavigationType();
  const element = useRef<HTMLDivElement>(null);

  const params = new URLSearchParams(search);
  params.delete('page');
  const selection = `${pathname}?${params}`;
  const before = useRef(selection);

  useEffect(() => {
    if (before.current === selection) return;
    before.current = selection;
    const passed = (element.current?.getBoundingClientRect().top ?? 0) < 0;
    if (passed && navigation !== 'POP') element.current?.scrollIntoView();
  }, [selection, navigation]);

  return element;
}
