import { traitLabel } from '#app/domain/sale/filter-groups';
import type { SaleProduct } from '#app/domain/sale/sale-product';

/** What the name leaves out, in a line, e.g. `Bali, light filtering. 12 to 96 in wide, 12 to 84 in high.` */
export function saleFacts(product: SaleProduct): string {
  const { width, height } = product.limits;
  const opacity = traitLabel(product, 'opacity').toLowerCase();
  return `${traitLabel(product, 'brand')}, ${opacity}. ${width.join(' to ')} in wide, ${height.join(' to ')} in high.`;
}
