import { useNavigate, useSearchParams } from '@remix-run/react';
import { useMemo } from 'react';

import { parseSaleSearch, type SaleSearch } from '#app/domain/sale/sale-search';
import { saleAddress } from './sale-address';

export interface SaleControl {
  search: SaleSearch;
  change: (part: Partial<SaleSearch>) => void;
}

/**
 * What the address asks of the sale, and how to ask for something else. A change needs no request and
 * leaves no entry in the history; it is on the screen in the frame of the click, because React may not put it off.
 */
export function useSaleSearch(): SaleControl {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const search = useMemo(() => parseSaleSearch(params), [params]);
  const change = (part: Partial<SaleSearch>) =>
    navigate(saleAddress({ ...search, ...part }), {
      replace: true,
      preventScrollReset: true,
      flushSync: true,
    });
  return { search, change };
}
