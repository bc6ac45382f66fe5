import type { SaleSearch } from '#app/domain/sale/sale-search';
import { salePath } from '#app/lib/paths';

/** The address of a search of the sale. What goes without saying is left out. */
export function saleAddress({ chosen, sort, size, sized }: SaleSearch): string {
  return salePath({
    chosen,
    ...(sort !== 'featured' && { sort }),
    ...(sized && size),
  });
}
