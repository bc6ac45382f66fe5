import { useCallback, useId, useState, type RefObject } from 'react';
import { Button } from '@mantine/core';

import type { SaleProduct } from '#app/domain/sale/sale-product';
import { formatSize } from '#app/domain/window-size';
import { ProductGrid } from '#app/features/catalogue/card/ProductGrid';
import { FilterPanel } from '#app/features/catalogue/filters/FilterPanel';
import { FilterSheet } from '#app/features/catalogue/filters/FilterSheet';
import { EmptyState } from '#app/ui/EmptyState';

import { ClearFilters } from '../filters/ClearFilters';
import { SaleFilters } from '../filters/SaleFilters';
import type { SaleControl } from '../use-sale-search';
import { productCount } from './product-count';
import { SaleCard } from './SaleCard';
import { SaleTray } from './SaleTray';
import styles from './sale-results.module.css';

interface SaleResultsProps {
  sale: SaleControl;
  products: SaleProduct[];
  formId: string;
  countId: string;
  countRef: RefObject<HTMLParagraphElement>;
  /** Called when a control that held the focus has taken itself away. */
  onControlGone: () => void;
}

/** Tray, filters and grid of the sale. */
export function SaleResults({ sale, products, formId, onControlGone, ...count }: SaleResultsProps) {
  const panelId = useId();
  const [sheet, setSheet] = useState<'never' | 'opened' | 'closed'>('never');
  const close = useCallback(() => setSheet((now) => (now === 'never' ? now : 'closed')), []);
  const { size, sized } = sale.search;
  const quotedSize = sized ? formatSize(size) : undefined;

  return (
    <div className={`wrap ${styles.results}`}>
      <SaleTray
        {...sale}
        {...count}
        count={products.length}
        formId={formId}
        panelId={panelId}
        sheetOpened={sheet === 'opened'}
        onOpenSheet={() => setSheet('opened')}
      />
      <div className={styles.columns}>
        <FilterPanel id={panelId} whole>
          <SaleFilters {...sale} formId={formId} />
        </FilterPanel>
        {sheet !== 'never' && (
          <FilterSheet opened={sheet === 'opened'} onClose={close}>
            <SaleFilters {...sale}>
              <Button fullWidth onClick={close}>
                Show {productCount(products.length)}
              </Button>
            </SaleFilters>
          </FilterSheet>
        )}
        <section aria-label="Products" className={styles.grid}>
          <h2 className="vh">Products</h2>
          {products.length > 0 ? (
            <ProductGrid>
              {products.map((product) => (
                <SaleCard key={product.id} product={product} size={quotedSize} />
              ))}
            </ProductGrid>
          ) : (
            <EmptyState kind="empty" text="No products found">
              <ClearFilters {...sale} label="Clear All Filters" onCleared={onControlGone} />
            </EmptyState>
          )}
        </section>
      </div>
    </div>
  );
}
