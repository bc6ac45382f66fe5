import { useCallback, useId, useState } from 'react';

import { FilterForm } from '../filters/FilterForm';
import { FilterPanel } from '../filters/FilterPanel';
import { FilterSheet } from '../filters/FilterSheet';
import type { ListingView } from '../listing-view';
import { ListingResults } from './ListingResults';
import { ListingTray } from './ListingTray';
import styles from './listing.module.css';
import { useResultsInView } from './use-results-in-view';

interface ListingProps {
  listing: ListingView;
  /** True where the listing is part of a page that has its own headings and no search of its own. */
  embedded?: boolean;
}

/** Tray, filters and grid: the same on a listing's own page and under a landing page. */
export function Listing({ listing, embedded = false }: ListingProps) {
  const panelId = useId();
  const [sheet, setSheet] = useState<'never' | 'opened' | 'closed'>('never');
  const close = useCallback(() => setSheet((now) => (now === 'never' ? now : 'closed')), []);
  const top = useResultsInView(embedded);

  const { categories, applied } = listing;
  const filters = { categories, applied, heading: embedded ? ('h3' as const) : ('h2' as const) };
  return (
    <div ref={top}>
      <ListingTray
        listing={listing}
        searchable={!embedded && applied.q === undefined}
        panelId={panelId}
        sheetOpened={sheet === 'opened'}
        onOpenSheet={() => setSheet('opened')}
      />
      <div className={styles.columns}>
        <FilterPanel id={panelId}>
          <FilterForm {...filters} />
        </FilterPanel>
        {sheet !== 'never' && (
          <FilterSheet opened={sheet === 'opened'} onClose={close}>
            <FilterForm {...filters} onDone={close} />
          </FilterSheet>
        )}
        <section aria-label="Products" className={styles.results}>
          {!embedded && <h2 className="vh">Products</h2>}
          <ListingResults listing={listing} opensPage={!embedded} />
        </section>
      </div>
    </div>
  );
}
