import { Button } from '@mantine/core';
import { Link, useNavigation } from '@remix-run/react';

import { useHydrated } from '#app/ui/use-hydrated';

import type { ListingView } from '../listing-view';
import { expectMore, expectsMore, itemId } from './more-products';
import styles from './show-more.module.css';

interface ShowMoreProps {
  listing: Pick<ListingView, 'cards' | 'shownFrom' | 'total' | 'nextPage'>;
}

/**
 * How much of the listing is shown, and a link to the next 24 in its place. With a script it adds them
 * where the visitor is; without one, its hash leads to the first of them.
 */
export function ShowMore({ listing }: ShowMoreProps) {
  const { cards, shownFrom, total, nextPage } = listing;
  const hydrated = useHydrated();
  const { state, location } = useNavigation();
  if (total === 0 || (!nextPage && shownFrom === 0)) return null;

  const shownTo = shownFrom + cards.length;
  const loading = state === 'loading' && expectsMore(location.state);
  return (
    <div className={styles.more}>
      <p className="small muted">
        {shownFrom === 0
          ? `${shownTo} of ${total} products shown`
          : `Products ${shownFrom + 1} to ${shownTo} of ${total} shown`}
      </p>
      {nextPage && (
        <Button
          component={Link}
          to={hydrated ? nextPage : `${nextPage}#${itemId(shownTo)}`}
          replace
          preventScrollReset
          state={expectMore}
          variant="default"
          aria-busy={loading}
        >
          Show more
        </Button>
      )}
    </div>
  );
}
