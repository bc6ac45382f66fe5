import { useId } from 'react';

import { priceBasis } from '#app/domain/price-basis';
import { searchClearance } from '#app/domain/clearance/search-clearance';
import { Breadcrumbs } from '#app/ui/Breadcrumbs';
import { EmptyState } from '#app/ui/EmptyState';
import { PageHead } from '#app/ui/PageHead';

import { clearanceItems } from './clearance-items';
import { ClearanceTray } from './ClearanceTray';
import styles from './discontinued-page.module.css';
import { Ledger } from './Ledger';
import { ResetFilters } from './ResetFilters';
import { useClearanceSearch } from './use-clearance-search';

/** The clearance (spec §2.11): the last of each line, by text and category. */
export function DiscontinuedPage() {
  const fieldId = useId();
  const { search, type, apply } = useClearanceSearch();
  const items = searchClearance(clearanceItems, search);

  const reset = () => {
    apply({ q: '', category: '' });
    // The button may have gone with the empty list: the visitor goes on where a search begins.
    document.getElementById(fieldId)?.focus();
  };

  return (
    <div className="wrap">
      <Breadcrumbs trail={[{ label: 'Home', to: '/' }, { label: 'Discontinued' }]} />
      <PageHead
        title="Save up to 60 percent on the last of a line"
        lead={`Eight products we no longer make, cut to size from what is left. When the bar is empty, they are gone. Prices are ${priceBasis}, in Canadian dollars.`}
      />
      <ClearanceTray
        fieldId={fieldId}
        search={search}
        count={items.length}
        onType={type}
        onApply={apply}
        onReset={reset}
      />
      <section aria-labelledby="clearance-items" className={styles.items}>
        <h2 className="vh" id="clearance-items">
          Clearance items
        </h2>
        {items.length > 0 ? (
          <Ledger items={items} />
        ) : (
          <div className={styles.empty}>
            <EmptyState kind="empty" text="No Matching Items Found">
              <ResetFilters onReset={reset} />
            </EmptyState>
          </div>
        )}
      </section>
    </div>
  );
}
