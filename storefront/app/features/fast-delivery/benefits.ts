interface Benefit {
  title: string;
  text: string;
  /** Path data on a box of 112; the gold part tells the point. */
  lines: string;
  gold: string;
}

/** The three benefits of spec §2.9, each with its drawing. */
export const benefits: Benefit[] = [
  {
    title: 'Express shipping',
    text: 'Leaves the workshop the day it passes inspection. 2-3 days within Alberta, and stocked items reach you in 3-7 business days.',
    lines: 'M30 40L88 24l14 10v14L44 64 30 54zM30 40l14 10 58-16M44 50v14M58 32.5l14 9.6v13.8',
    gold: 'M8 88h70M66 80l12 8-12 8M8 76h26M8 100h16',
  },
  {
    title: 'Nationwide coverage',
    text: 'Every province and territory, remote areas included. Orders over $2,000 travel free.',
    lines:
      'M8 56a48 48 0 0196 0 48 48 0 01-96 0zM8 56h96M56 8c-30 28-30 68 0 96M56 8c30 28 30 68 0 96M16 32h80M16 80h80',
    gold: 'M34 44c14-16 34-16 48 8M74 52h9v-9',
  },
  {
    title: 'Packaging',
    text: 'Double-wall cartons with foam at both ends, made to the length of your blind.',
    lines: 'M8 40h96v36H8zM14 46h84v24H14z',
    gold: 'M14 46h14v24H14zM84 46h14v24H84zM28 58h56',
  },
];
