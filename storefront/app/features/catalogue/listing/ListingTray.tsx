import { groupThousands } from '#app/lib/group-thousands';

import { FiltersOpener } from '../filters/FiltersOpener';
import type { ListingView } from '../listing-view';
import { Chips } from './Chips';
import { ListingSearchForm } from './ListingSearchForm';
import styles from './listing-tray.module.css';

interface ListingTrayProps {
  listing: Pick<ListingView, 'chips' | 'total'>;
  /** The search bar is hidden while a search is active (spec §2.4), and under a landing page. */
  searchable: boolean;
  /** Id of the panel, which "Filters" leads to where there is no script. */
  panelId: string;
  sheetOpened: boolean;
  onOpenSheet: () => void;
}

/** The line above the grid: search, the way to the filters, how many products, what is applied. */
export function ListingTray({ listing, searchable, panelId, ...sheet }: ListingTrayProps) {
  const { chips, total } = listing;
  return (
    <div className={styles.tray}>
      {searchable && <ListingSearchForm />}
      <div className={styles.end}>
        <FiltersOpener panelId={panelId} {...sheet} />
        <p className="small muted" role="status">
          {total === 1 ? '1 product' : `${groupThousands(total)} products`}
        </p>
      </div>
      <Chips chips={chips} />
    </div>
  );
}
