import type { SeedBlogPost } from '../../types';

export const bedroomDarkness: SeedBlogPost = {
  slug: 'how-to-make-a-bedroom-dark',
  title: 'A dark bedroom in June: first the cloth, then the gaps',
  excerpt:
    'Blackout cloth stops up to 99% of light, yet the room may still wake you at five. What is left comes round the edges of the shade. We work out how much, and compare the four ways to close those gaps by cost and effect.',
  image: 'blog-bedroom-sleep',
  publishedOn: '2026-06-09',
  body: `In Edmonton the sun sets after ten on the longest day and is back soon after five. Anyone with small children, shift work or a window to the northeast knows those hours well. A shade can give you the night back, if you treat it as two separate problems: the cloth, and the space around it.

## What the cloth can do

Three kinds of cloth hang in bedrooms, and the differences are larger than they sound. Picture each of them at seven on a June morning:

- **Light filtering** takes off the glare and lets the day in. You can read.
- **Room darkening** blocks about 90-95% of light. You can see the furniture.
- **Blackout** blocks up to 99% of light, with 100% UV protection. You see the edges of the window and little else.

Room darkening is enough for many sleepers, and we often recommend it to people who like to wake with the day. It also comes in softer weaves. Blackout is for night shifts, nurseries, street lamps and east windows.

The colour on your side has no effect on the darkness, because the coating behind it does the work. Choose it for the wall. Most blackout cloths have a white back, which keeps the house looking the same from the street and sends some of the summer heat out again.

## The gaps let in more than the cloth

A roller shade inside the frame needs room at each end for its brackets and its spring. On an open roller the cloth finishes about half an inch short of the frame on each side.

Take a window of 36 by 48 in. Two strips, half an inch wide and 48 in long, make 48 square inches of bare glass out of 1,728. That is 2.8% of the window. A good blackout cloth lets through as little as 1%. So the gaps pass nearly three times as much light as the cloth does, and they do it in two bright lines that fall across the bed.

This is why a better cloth rarely helps somebody who says their blackout blind does not work. The edges need attention, and there are four ways to give it.

> “The gaps pass nearly three times as much light as the cloth does.”

## Four ways to close the edges

1. **Hang it outside the frame.** Make the shade at least 3 in wider than the opening on each side, and mount it 3 in above. Light has to turn two corners to reach you. It is usually the cheapest cure, and it suits frames that are shallow or out of square. You lose sight of the trim when the shade is down.
2. **Add side channels.** Slim tracks at both sides hold the edges of the cloth, so the shade stays within the frame and the strips disappear. This is the darkest arrangement we make. The channels stay in view when the shade is up, and the frame has to be straight: tell us the two diagonals along with the size.
3. **Cover the roll.** An open roll lets light over the top, right at ceiling height where it spreads. A cassette or a fascia closes that gap and keeps dust off the cloth.
4. **Put drapery over it.** Two panels, each reaching 6 in past the frame, take care of the sides of a shade you already own. They also warm the room in winter. They do not help above the rod unless you hang them close to the ceiling.

If you can do only one thing, choose the first. If the room has to be dark enough for a day sleeper, choose the second and the third together.

## Small lights, and small hands

Once the window is closed you will notice everything else: the charger, the smoke alarm, the line under the door. Spend ten minutes in the room at night with the shade down before you judge it.

In a child's room, check what hangs within reach. Federal rules in Canada no longer allow a free cord longer than 22 cm within reach. Choose a cordless lift or a motor, so that nothing hangs down at all. If the old blinds in the nursery still have a loop, those are the first to replace. Keep the crib away from the window as well.

## Try it before you order

Tape a sample of the cloth to the glass and look at it at sunrise. Hold a second one beside the paint. Up to five [fabric samples](/sample-fabric) are free and arrive in 3 to 5 business days.

When you have chosen, measure for the mount you decided on, since the two are measured in different ways. The [blackout page](/products/roller-blinds/blackout) shows the colours and the side channels, and the [measuring guide](/measuring-guide) has the rest.`,
};
