/** State of a navigation that adds to the grid: the cards on show stay where they are. */
export const expectMore = { expects: 'more' } as const;

export function expectsMore(state: unknown): boolean {
  return (
    typeof state === 'object' && state !== null && 'expects' in state && state.expects === 'more'
  );
}

/**
 * Id of a card by its place in the whole listing, which is known before the card itself is.
 * @param index from 0
 */
export function itemId(index: number): string {
  return `product-${index + 1}`;
}
