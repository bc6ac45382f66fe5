interface Reason {
  title: string;
  text: string;
  /** The drawing in a box of 112: its window, its quiet lines, the part that tells. */
  viewBox: string;
  lines: string;
  gold: string;
}

/** The claims of spec §1 as the four cards of "Why Choose" (spec §2.3). */
export const reasons: readonly Reason[] = [
  {
    title: 'Made in Canada',
    text: 'Cut, sewn and assembled by hand in our own workshop.',
    viewBox: '15.5 0 112 112',
    lines: 'M16 16h80v80H16zM16 26h80M56 26v70M16 66h80',
    gold: 'M56 37l4.6 8.6 6.2-3.2-2 11.6 8.2-1.8-2.4 6 5.4 4.2-12.6 8 .8 4.4-7.4-1V82M56 37l-4.6 8.6-6.2-3.2 2 11.6-8.2-1.8 2.4 6-5.4 4.2 12.6 8-.8 4.4 7.4-1',
  },
  {
    title: 'Custom Measured',
    text: 'Every blind is built to the exact specifications of one window.',
    viewBox: '6.5 0 112 112',
    lines: 'M28 28h68v68H28zM28 40h68M28 48h68M28 56h68M28 64h68',
    gold: 'M28 12h68M28 7v10M96 7v10M12 28v68M7 28h10M7 96h10',
  },
  {
    title: 'Fast Delivery',
    text: 'Packed for the distance and shipped across Canada.',
    viewBox: '7.5 0 112 112',
    lines: 'M30 40L88 24l14 10v14L44 64 30 54zM30 40l14 10 58-16M44 50v14M58 32.5l14 9.6v13.8',
    gold: 'M8 88h70M66 80l12 8-12 8M8 76h26M8 100h16',
  },
  {
    title: '5-Year Warranty',
    text: 'On all products and installations.',
    viewBox: '13.5 0 112 112',
    lines: 'M14 18h84v14H14zM20 32v60h72V32M20 92h72',
    gold: 'M66 46H50l-2 16c9-4 19-1 19 9s-11 13-20 8',
  },
];
