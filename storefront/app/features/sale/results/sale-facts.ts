import { traitLabel } from '#app/domain/sale/filter-groups';
import type { SaleProduct } from '#app/domain/sale/sale-product';

/** What the name leaves out: `Bali, light filtering`, and the sizes, `12 to 96 in wide, 12 to 84 in high`. */
export function saleFacts(product: SaleProduct): { kind: string; sizes: string } {
  const { width, height } = product.limits;
  const opacity = traitLabel(product, 'opacity').toLowerCase();
  return {
    kind: `${traitLabel(product, 'brand')}, ${opacity}`,
    sizes: `${width.join(' to ')} in wide, ${height.join(' to ')} in high`,
  };
}
