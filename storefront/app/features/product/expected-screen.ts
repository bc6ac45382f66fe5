/**
 * What a link knows of the page it leads to. `/products/{slug}` does not tell a product from a category;
 * a card does, so that the right skeleton can stand in while the page is on its way.
 */
export const expectProduct = { expects: 'product' } as const;

export function expectsProduct(state: unknown): boolean {
  return (
    typeof state === 'object' && state !== null && 'expects' in state && state.expects === 'product'
  );
}
