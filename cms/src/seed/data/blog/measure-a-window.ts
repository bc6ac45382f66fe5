import type { SeedBlogPost } from '../../types';

export const measureAWindow: SeedBlogPost = {
  slug: 'how-to-measure-a-window',
  title: 'How to measure a window that is not square',
  excerpt:
    'Three widths, three heights, one depth and two diagonals tell us everything about a crooked opening. It takes ten minutes a window with a steel tape. Here is which number to write down each time, and when to hang the blind outside the frame.',
  image: 'blog-measure-your-window',
  publishedOn: '2026-11-10',
  body: `Drywall is never quite flat, frames settle, and a house that has been through forty Alberta winters has moved a little in each of them. Almost no opening we measure is the same width at the top as at the bottom. That does not matter, as long as you know which of the numbers to keep.

Take a steel tape, a pencil and a sheet of paper with a line for every window. A cloth tape stretches. Read to the nearest eighth of an inch, and if the mark falls between two eighths, write the smaller one for width.

## Decide where the blind will hang

**Inside mount** means within the opening. The trim stays in sight and the blind sits flush or close to it. **Outside mount** means on the trim or the wall. It hides a shallow or crooked frame, and it lets less light past the edges.

The two are measured differently, so settle this first. A number taken for one is wrong for the other.

## Inside mount: the opening itself

1. **Width.** Hold the tape level inside the frame at the top, in the middle and just above the sill. Write down all three and circle the **narrowest**. A blind that fits the narrowest point fits everywhere; one made to the widest will not go in.
2. **Height.** From the underside of the frame to the sill, on the left, in the centre and on the right. Circle the **tallest**. A shade that is a little long simply stays on its roll. A short one leaves a bright line at the sill.
3. **Depth.** From the glass to the front edge of the frame, at its shallowest. Crank handles, locks and alarm contacts count, so measure to whatever stands out furthest.

An example from a bedroom in an older bungalow: widths of 36 3/8, 36 1/8 and 36 1/4 in, heights of 48 1/2, 48 5/8 and 48 3/8 in. The order reads **36 1/8 wide by 48 5/8 high**.

Send the size of the opening and take nothing off. We make the deductions in the workshop, and a size that has been reduced twice leaves a blind rattling between the jambs.

Depth decides what will sit flush. A small open roller needs about 2 in, a roller in a 3 in cassette needs a little more than 3, a two-inch wood blind with its valance about 3. With less depth the blind still works. It stands proud of the trim.

> “Almost no opening we measure is the same width at the top as at the bottom.”

## Check the corners

Measure both diagonals, corner to corner. Equal diagonals mean square corners. The difference between them tells you how the opening will look with a straight-edged shade in it.

| Difference | What to do |
| --- | --- |
| Up to 1/4 in | Inside mount, no trouble |
| 1/4 to 1/2 in | Inside mount works, but you will see a thin wedge of light |
| More than 1/2 in | Outside mount |

## Outside mount: the area you want covered

Here you choose the size, and what you write down is the finished blind.

- **Sides:** reach past the opening at least 2 in on each side, 3 in for a bedroom.
- **Top:** leave 2 to 3 in of flat, solid surface for the brackets. Crown moulding and trim with a deep profile do not count as flat.
- **Bottom:** stop at the sill if there is one. Without a sill, go 2 in below the opening.

Mark the corners on the wall in pencil and measure the marks, again in three places. Then look around: light switches, a radiator, the next window and the swing of a door all want their own space. Keep the overlap the same on both sides, because a blind that is off centre by half an inch is easy to see.

## Before you send the numbers

Say **width first, then height**. A 36 by 48 blind and a 48 by 36 blind use nearly the same cloth and cannot be swapped. If the mistake was in the measuring, a remake is 50% off, which is still the price of half a blind.

Measure every window, even when they look like triplets. Number them from left to right as seen from inside the room, write the numbers on painter's tape and leave the tape on the frames until the blinds are up. For a row on one wall, give all of them the same height so that the hems line up.

Then measure one window again, on another day if you can. If you get the same figures twice, trust the rest.

The [measuring guide](/measuring-guide) has drawings and a worksheet for each mount. For bays, arches and anything above 8 feet, ask for a [consultation](/contact#consultation-form) before you climb a ladder.`,
};
