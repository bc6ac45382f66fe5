/** `sizes` of the card at a place of the grid: thirds, then halves, from 1000 px; one and four halves from 700 px. */
export function cardSizes(index: number): string {
  const wide =
    index < 3
      ? '(min-width: 1637px) 459px, (min-width: 1000px) 29.1vw'
      : '(min-width: 1637px) 704px, (min-width: 1000px) 44.6vw';
  const middle = index === 0 ? '91.2vw' : '44.6vw';
  return `${wide}, (min-width: 700px) ${middle}, (min-width: 455px) 91.2vw, calc(100vw - 40px)`;
}
