import type { SeedBlogPost } from '../../types';

export const woodOrFauxWood: SeedBlogPost = {
  slug: 'wood-or-faux-wood',
  title: 'Wood or faux wood: how to choose for each window',
  excerpt:
    'From across the hall you cannot tell them apart, so let weight, damp and sun decide. Real basswood is light and suits wide, dry windows. Faux wood shrugs off steam but weighs about twice as much. Four questions settle it for each window in the house.',
  image: 'blog-hallway-wood',
  publishedOn: '2026-03-10',
  body: `We cut both, and we put both in the same house all the time. A hallway like the one in the picture, dry and out of the sun, is a place for real wood. The bathroom at the end of it is not. The two look alike once they hang, so choose by what the window does to them.

## What they are made of

**Wood blinds** are usually basswood, kiln-dried, stained or painted. The slat is about an eighth of an inch thick. Every slat has its own grain, and the stain sinks into it.

**Faux wood** is PVC or a foamed polymer with an embossed grain. The colour runs through the material, so a scratch shows less. The pattern repeats if you look for it.

| | Wood | Faux wood |
| --- | --- | --- |
| Weight for the same size | Light | About double |
| Widest single blind we like | 96 in | 60 in |
| Steam and splashes | No | Yes |
| Strong sun through the glass | Fades slowly | Dark colours can bow |
| Stack on a 48 in drop | 6 to 7 in | 7 to 8 in |
| Cleaning | Dry or barely damp | Wet |
| Price | Higher | Lower |

## Four questions per window

1. **Is there a shower, a kettle or a sink within six feet?** Faux wood. Real wood takes up moisture on one side and cups.
2. **Is the window wider than 60 in?** Wood, or two faux blinds on one wall. A long faux slat sags between its ladders and the lift gets heavy.
3. **Does full sun stand on it all summer?** Between a closed blind and a south window it gets hot enough to soften dark PVC. Choose wood, or choose faux in white or cream and tilt the slats when the sun is on them.
4. **Will it go up and down every day?** The lighter blind is kinder to your arms and to the mechanism. If it stays down and only tilts, weight matters little.

> “What hurts wood is the swing from very dry to very wet.”

Dry air is a special case in Alberta. With the furnace running, a house can fall below 25% humidity, and wood shrinks a little. Almost all of that is across the slat, where two inches of wood have little to lose, and hardly any along its length. What hurts wood is the swing from very dry to very wet, so a good humidity for the blinds is also a good humidity for the floor: 30 to 40%, less in deep cold so that the windows stay clear.

## Slats and privacy

We make two-inch slats. With the slats level you look through gaps of roughly an inch and three-quarters, and the slats themselves hide only about a fifteenth of the view straight ahead. That is why an open wood blind, as in the hallway, hardly darkens a room.

Tilt matters more than most people think. **Room-side edge up:** someone on the sidewalk sees slats and a bit of ceiling, and daylight is thrown upward. **Room-side edge down:** the sun comes in along the slats, and someone at a higher window may see your floor. For a front hall, raise the room-side edge.

Closed, slats overlap but still let thin lines through, and the small holes for the lift cords show as dots of light. Cloth tapes cover the holes and add a stripe of colour. A slatted blind is room darkening at best. For real darkness, put a blackout roller behind it or choose another product.

## Depth, stack and doors

Brackets for a two-inch blind need about an inch of flat depth. To sit flush with its valance, the blind needs about 3 in. With less, the valance stands forward of the trim, which is common and looks fine in a hall.

Raised, the slats stack up at the top. If the window is your only view, an outside mount 7 in above the glass keeps it clear. On a door, ask for hold-down brackets at the bottom so that the blind does not swing. Check the depth to the door handle.

In a narrow passage, measure how far the blind will stand out. Less than 36 in of walking width left between blind and opposite wall, and shoulders will catch on it. Choose an inside mount there.

## Care

- **Both:** close the slats and dust them from the centre outward with a cotton glove or a soft brush, once up, once down. Every two weeks in a hall, since feet and coats bring in dust.
- **Wood:** a barely damp cloth for marks, then dry at once. Furniture oil attracts dust. No vinegar.
- **Faux:** dish soap and water. Dry the ladders so that they do not grey.

See the [wood blinds](/products/wood), ask us for a [slat in two stains](/contact#consultation-form) to hold against your trim, and choose either an exact match to it or a clear contrast. A near miss looks like a mistake. The [measuring guide](/measuring-guide) covers depth and diagonals.`,
};
