import type { SeedBlogPost } from '../../types';

export const bathroomMoisture: SeedBlogPost = {
  slug: 'bathroom-blinds-that-last',
  title: 'Bathroom blinds that last through a Canadian winter',
  excerpt:
    'Steam bends wood and stains cotton, but the water that ruins most bathroom blinds runs down the cold glass behind them. Choose a material that cannot swell, leave it room to dry, and your blind will outlast the towels. What to buy, and how to hang it.',
  image: 'blog-bathroom-moisture',
  publishedOn: '2026-02-03',
  body: `A bathroom blind gets wet twice. Once from the front, when the shower fills the room with steam. Once from behind, when that steam reaches a window at minus twenty and runs down the glass onto the sill. People plan for the first and forget the second, and the second does the damage, because the lowest slats stand in a puddle all winter.

## What survives, and what does not

- **Over the tub:** PVC slats, faux wood, or PVC vertical vanes on a wide window. They can be splashed daily.
- **Over the tub, with conditions:** a coated polyester roller, if it can hang down to dry; aluminum slats, until the coating is scratched.
- **On the dry side only, with a good fan:** cellular shades and anything cotton.
- **Nowhere near a shower:** real wood.

PVC and faux wood contain nothing that swells, so they stay straight. They are heavier than wood, about twice the weight for the same size. Above 60 in we make two blinds side by side, and we always screw the brackets into framing.

> “A bathroom blind gets wet twice.”

Real wood cups when one side is damper than the other, and a bathroom window makes that happen every morning. A powder room without a shower is another matter. Wood is safe there.

Look at the hardware too. Ask for stainless or plastic ladders, brackets and screws. On many cheap blinds the slats are perfect after five years and the steel screws have bled rust down the frame.

## Give the water somewhere to go

Four habits matter more than the material.

1. **Run the fan for 20 minutes after the shower,** with the door open a crack so that air can get in. If a square of toilet paper does not stick to the grille, the fan needs cleaning or replacing.
2. **Leave a gap.** In a cold snap, stop the blind an inch above the sill and tilt the slats a little. A tight blind traps a layer of cold, damp air against the glass, and the condensation behind it turns to frost.
3. **Wipe the sill.** A squeegee on the glass and a cloth on the sill take half a minute. A wet sill ruins paint, trim and the bottom rail together.
4. **Turn the humidifier down when it gets colder.** Around 30% indoors is a sensible limit for most of the winter. If the glass still streams, go lower for as long as the cold lasts.

If ice still forms on the inside of the frame, have the window looked at: a failed seal or tired weatherstripping is a likely cause. No blind cures that, and covering it makes it worse.

## Privacy without losing the daylight

Most bathroom windows need to hide you from one direction only, so find out which. Go outside after dark, with the light on and somebody fully dressed at the sink, and look from the sidewalk and from the neighbour's steps.

- **Seen from below or from across the street:** slats tilted with the room-side edge up. Anyone outside sees the faces of the slats or a strip of ceiling, and you keep the daylight.
- **Seen from a higher window:** the same tilt, a bit steeper.
- **Frosted glass already:** it hides shapes by day. At night, with a lamp behind you, it shows silhouettes. You still want a blind for the evening.
- **A tub under the window:** choose a wand or a remote that works from the floor beside the tub, so that nobody has to stand on the edge of the tub.

Where the glass is well away from the shower, a coated roller is the simplest choice: one flat surface that wipes clean. Take a room-darkening cloth, because a light-filtering one shows silhouettes at night. What a roller cannot do is give you daylight and privacy at once, as slats do.

## Cleaning

Limescale and hairspray build up in this room faster than dust. Once a month, close the slats and wipe them with warm water and a drop of dish soap, then turn them and do the other side. For hard-water spots use equal parts of white vinegar and water, and rinse afterwards. PVC blinds without a fabric tape can be lifted off their brackets and rinsed in the tub. Let the slats dry flat and open.

## Measuring between tiles

Tile changes the opening. It is rarely the same thickness on both sides, and grout lines fool the tape. Measure the width on the tile face at the top, in the middle and at the bottom and keep the narrowest, then the height in three places and keep the tallest. Measure the depth to the handle of the window. If you would have to drill tile for the brackets, check whether the top of the opening is plain drywall or wood: most blinds can be fixed upward.

The [measuring guide](/measuring-guide) has the drawings. The blinds made for wet rooms are under [PVC](/products/pvc). If you are unsure of a material, [ask us](/contact#consultation-form) for an offcut and leave it in the shower for a week.`,
};
