/** How much of each of `of` stars is filled, 0 to 1, for a rating such as 4.6. */
export function starFills(rating: number, of = 5): number[] {
  return Array.from(
    { length: of },
    (_, index) => Math.round(Math.min(1, Math.max(0, rating - index)) * 100) / 100,
  );
}
