/** E.g. `12 products`, `1 product`. */
export function productCount(count: number): string {
  return count === 1 ? '1 product' : `${count} products`;
}
