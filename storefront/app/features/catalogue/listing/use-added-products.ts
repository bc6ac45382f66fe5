import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

import type { ListingView } from '../listing-view';
import { expectsMore, itemId } from './more-products';

/** After "Show more" the focus goes to the first product that is new; the screen stays, where it can. */
export function useAddedProducts({ cards, shownFrom }: Pick<ListingView, 'cards' | 'shownFrom'>) {
  const { state } = useLocation();
  const shownTo = shownFrom + cards.length;
  const before = useRef({ shownFrom, shownTo });

  useEffect(() => {
    const { shownFrom: from, shownTo: to } = before.current;
    before.current = { shownFrom, shownTo };
    if (shownTo <= to || !expectsMore(state)) return;
    document
      .getElementById(itemId(to))
      ?.querySelector('a')
      ?.focus({ preventScroll: from === shownFrom });
  }, [shownFrom, shownTo, state]);
}
