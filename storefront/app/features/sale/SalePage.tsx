import { useMemo, useRef } from 'react';

import { searchSale } from '#app/domain/sale/sale-search';
import { Breadcrumbs } from '#app/ui/Breadcrumbs';

import { SaleHead } from './head/SaleHead';
import { SaleResults } from './results/SaleResults';
import { saleProducts } from './sale-products';
import { Sizing } from './sizing/Sizing';
import { useSaleSearch } from './use-sale-search';

const formId = 'sale-search';
const countId = 'matching-products';

/** The spring sale (spec §2.13): the offer, the visitor's window, and what of the twelve can be made for it. */
export function SalePage() {
  const sale = useSaleSearch();
  const products = useMemo(() => searchSale(saleProducts, sale.search), [sale.search]);
  const count = useRef<HTMLParagraphElement>(null);

  // The focus goes along: a screen reader says the count, and the next stop is below it.
  const showCount = () => {
    count.current?.scrollIntoView();
    count.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <div className="wrap">
        <Breadcrumbs trail={[{ label: 'Home', to: '/' }, { label: 'Sale' }]} />
        <SaleHead />
      </div>
      <Sizing {...sale} formId={formId} resultsId={countId} onFind={showCount} />
      <SaleResults
        sale={sale}
        products={products}
        formId={formId}
        countId={countId}
        countRef={count}
        onControlGone={showCount}
      />
    </>
  );
}
