import type { SeedTestimonial } from '../types';

/** The first three are the ones the home page leads with. */
export const testimonials: readonly SeedTestimonial[] = [
  {
    name: 'Maren T.',
    location: 'Cochrane, Alberta',
    rating: 5,
    message:
      'They measured a crooked farmhouse window three times. The blind fits like it grew there.',
  },
  {
    name: 'Devon A.',
    location: 'Calgary, Alberta',
    rating: 5,
    message: 'The bedroom is dark at last, and the motor is quieter than the cat.',
  },
  {
    name: 'Priya S.',
    location: 'Halifax, Nova Scotia',
    rating: 5,
    message: 'Arrived in Halifax in a week, packed like glass. Hung it myself before lunch.',
  },
  {
    name: 'Luc B.',
    location: 'Gatineau, Quebec',
    rating: 4,
    message:
      'One bracket was missing from the box. I called in the morning and it was in my mailbox two days later. The shade itself is perfect.',
  },
  {
    name: 'Janelle O.',
    location: 'Edmonton, Alberta',
    rating: 5,
    message:
      'We put cellular shades on the north side in November. The frost on the inside of the glass has not come back, and neither has the draft.',
  },
  {
    name: 'Harpreet G.',
    location: 'Surrey, British Columbia',
    rating: 5,
    message:
      'The designer talked me out of blackout for the kitchen and into something half the price. She was right.',
  },
  {
    name: 'Colleen M.',
    location: 'Saskatoon, Saskatchewan',
    rating: 5,
    message:
      'The deck screen has sat through two summers of prairie wind without a rattle. We eat outside until September now.',
  },
  {
    name: 'Tomasz K.',
    location: 'Mississauga, Ontario',
    rating: 5,
    message:
      'Fourteen windows in one order and every one the right size. Two people installed the lot in a day.',
  },
  {
    name: 'Amélie R.',
    location: 'Moncton, New Brunswick',
    rating: 4,
    message:
      'The samples looked warmer on my phone than in the room, so I was glad I ordered them first. The woven shade is lovely.',
  },
  {
    name: 'Nathan W.',
    location: 'Kelowna, British Columbia',
    rating: 5,
    message:
      'Our west wall is all glass. With the solar screens down I can read my laptop and still see the lake.',
  },
  {
    name: 'Ingrid H.',
    location: 'Winnipeg, Manitoba',
    rating: 5,
    message:
      'They still had slats for the vertical blinds we bought in 2009. Ten minutes to clip them in.',
  },
  {
    name: 'Farah N.',
    location: 'Lethbridge, Alberta',
    rating: 4,
    message:
      'I measured one window wrong and they remade it at half price, no argument. Measure twice is good advice.',
  },
];
