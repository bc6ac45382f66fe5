import type { SeedBlogPost } from '../../types';

export const diningLight: SeedBlogPost = {
  slug: 'roman-shades-dining-room',
  title: 'Roman shades and the lamp over the table',
  excerpt:
    'By day a dining room is lit from the window, by night from one lamp, and a roman shade has to look right in both. How high the folds stack, which lining to choose, where to hang the lamp, and how to keep a pair of windows level and matched.',
  image: 'blog-dining-light',
  publishedOn: '2026-07-28',
  body: `Roman shades suit dining rooms because they are cloth without the floor space. Drapery is in the way of chairs. A roman shade stays within the window and folds up to a neat band above it. It also has a few habits that are better known before you order.

## Flat or soft fold

A **flat** roman hangs like a panel when it is down and makes crisp folds when it is up. Patterns and stripes stay readable. It is the easier one to brush clean.

A **soft fold** keeps a roll of cloth in every pleat, so it has depth even when lowered. It uses more fabric, costs more and stacks higher. It suits plain cloth and rooms that have hard surfaces everywhere else.

Both work best between about 24 and 60 in wide. Beyond that the cloth grows heavy and the folds begin to sag in the middle. Over a wide window we make two shades with a small gap between them, or suggest a motor.

## Plan the stack

Raised folds do not disappear. On a 48 in drop, allow 8 to 10 in for the stack. Mounted inside the frame, all of that covers glass, which is a fifth of the window on your brightest day.

If there is wall above the frame, mount the shade on it. Raise the headrail by the height of the stack and the folds will cover plaster while the glass stays clear. It makes the window look taller too. Leave at least 3 in below the ceiling or the crown moulding, so that the shade looks placed and not squeezed in.

## The lining does half the work

- **No lining.** The cloth glows and the weave shows. At night, so do silhouettes. For rooms without neighbours.
- **Light cotton.** An even glow by day, blurred shapes by night. Right for most dining rooms.
- **Dim-out.** Blocks about 90-95% of light and is private after dark. For street level, or west sun at supper.
- **Blackout.** Blocks up to 99% of light. Rarely needed at a table.

A lining protects the face cloth from the sun, which matters on a south wall: an unlined linen in strong light weakens along the folds. It also decides the look from the street. Ask for the same lining on every window of that side of the house.

Lining changes colour. A sage green with daylight behind it is brighter and yellower than the same sage with a white lining. Hold the sample against the glass with a sheet of white paper behind it, and then without.

## The lamp belongs to the window

After dark an uncovered window is a black mirror. You see the lamp twice, and yourself eating. Lowering a pale shade gives you a surface that returns some of the lamp's light to the room, and the table feels closer. So look at the cloth at night as well, under the bulb that you will use.

- **Height.** The bottom of the lamp belongs 30 to 36 in above the table top. Lower, and it blocks faces. Higher, and the bulb shines in the eyes of whoever sits down.
- **Width.** About half to two-thirds of the width of the table.
- **Colour.** A bulb of 2700 K is warm and kind to food. It also turns grey cloth beige and cool green toward olive. If the shade looks right only at noon, choose another.
- **Dimmer.** Worth having. One lamp has to do for homework and for candles.

> “After dark an uncovered window is a black mirror.”

A woven lampshade throws a pattern on whatever is near it. Keep it at least 3 feet from the window, or choose plain cloth, so that the two patterns do not quarrel.

## A pair of windows

Two shades side by side are compared all day long. Measure each opening on its own, with three widths and three heights, and then choose one height for both so that the hems line up. Order them together, because two rolls of the same cloth can differ slightly in colour. Tell us if there is a stripe or a motif and we match it across the pair.

When you lower them, stop both at the same line of the window: a muntin, the middle rail, the top of the chair backs. The hem is the strongest horizontal line in the room, and it looks deliberate when it meets another.

## Living with it

Brush the folds once a month from the top down. Let the shade down fully for an hour a week, so that the creases do not set. Cooking smells cling to heavy cotton; linen and polyester air out sooner.

See how a shade sits in your own room with the [room preview](/room-preview), look at the [roman shades](/products/roman-shades), and take the figures from the [measuring guide](/measuring-guide) before you choose the mount.`,
};
