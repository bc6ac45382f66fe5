/**
 * `sizes` of a card: the page's width less its gutters, the filter panel and the gaps, by columns.
 * Gutters are 4.4vw, the gap beside the panel 4.6vw, the gaps between columns 2vw (look.md "Space").
 */
const beyondPanel =
  '(min-width: 1637px) 341px, (min-width: 1280px) calc(27.5vw - 91px), (min-width: 1100px) calc(42.3vw - 136px)';
const wholeWidth = '(min-width: 1637px) 459px, (min-width: 1000px) 29.1vw';
const narrow = '(min-width: 640px) 44.6vw, (min-width: 455px) 91.2vw, calc(100vw - 40px)';

export const listingCardSizes = `${beyondPanel}, ${narrow}`;
export const rowCardSizes = `${wholeWidth}, ${narrow}`;
