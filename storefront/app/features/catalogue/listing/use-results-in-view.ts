import { useLocation, useNavigationType } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/** What "Apply Filters" says of the page it leads to: a landing page shows its products further down. */
export const showResults = { shows: 'results' } as const;

/**
 * After a change of filters on the same page, a visitor who had scrolled past the top of the listing is
 * brought back to it, and nobody's focus is left off the screen. Who applied filters elsewhere comes straight
 * to the products that were promised, where they stand further down. Going back restores the old place instead.
 * @param below true where the listing is not the first thing on its page
 */
export function useResultsInView(below: boolean) {
  const { pathname, search, state } = useLocation();
  const navigation = useNavigationType();
  const element = useRef<HTMLDivElement>(null);

  const params = new URLSearchParams(search);
  params.delete('page');
  const selection = `${pathname}?${params}`;
  const before = useRef<string>();

  useEffect(() => {
    if (before.current === selection) return;
    const arrived = before.current === undefined;
    before.current = selection;
    if (navigation === 'POP') return;
    const top = element.current?.getBoundingClientRect().top ?? 0;
    const wanted = arrived ? below && asksForResults(state) : top < 0;
    if (wanted) element.current?.scrollIntoView();
    if (wanted || !arrived) keepFocusInSight();
  }, [selection, navigation, state, below]);

  return element;
}

/**
 * By keyboard "Apply Filters" still has the focus, and the panel that holds it may end below the screen now: we have
 * scrolled, or the browser has, which follows a product on the screen to its new place (scroll anchoring).
 */
function keepFocusInSight(): void {
  const focused = document.activeElement;
  if (focused?.matches(':focus-visible')) focused.scrollIntoView({ block: 'nearest' });
}

function asksForResults(state: unknown): boolean {
  return (
    typeof state === 'object' && state !== null && 'shows' in state && state.shows === 'results'
  );
}
