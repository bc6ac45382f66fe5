import type { SeedBlogPost } from '../../types';

export const easyCareKitchen: SeedBlogPost = {
  slug: 'easy-care-kitchen-blinds',
  title: 'Kitchen blinds that clean up well',
  excerpt:
    'A kitchen window gets three kinds of dirt, and each asks for a different cloth. Splashes dry, steam passes, but grease stays and collects dust. Learn which materials wipe clean, how far to stay from the burners, and a care routine of ten minutes a month.',
  image: 'blog-kitchen-fabrics',
  publishedOn: '2026-04-14',
  body: `The window over the sink is the hardest-working one in the house. It gets splashed from below, steamed from the kettle and filmed with a little oil from the pan two steps away. A good kitchen blind accepts that. It is short, it is easy to reach across a counter, and it can be cleaned where it hangs.

## Three zones in one room

Before choosing a material, stand in the kitchen and sort the windows.

1. **Over the sink.** Water and soap. Nearly anything synthetic copes, and cloth is fine if it dries quickly.
2. **Near the stove.** Grease and heat. Within arm's length of a burner you want a hard surface that takes a degreaser. Our own rule is no fabric within 24 in of a gas flame, to the side or above, and no blind of any kind behind it.
3. **The patio door.** Fingers, dog noses and traffic. Vertical vanes part in the middle and single vanes can be replaced.

## What cleans how

- **PVC or faux-wood slats.** Splashes and grease wipe off with a damp cloth and dish soap, slat by slat.
- **PVC vertical vanes.** The same, and they take a degreaser. Unhook a vane and wash it flat on the counter.
- **Coated roller cloth.** Splashes wipe off. Grease does too, if you get to it within days. Damp sponge, no scrubbing.
- **Polyester, as a roller or a roman.** Water dries without a mark. Blot grease early, brush off the dust.
- **Linen or cotton.** A splash can leave a ring, grease stays, and cleaning is a job for a professional.
- **Real wood.** Steam swells it in time and soap dulls the finish. Keep it for another room.

PVC vanes come in two widths. The 3.5 in vane suits a single patio door and takes less room at the side. The 5 in vane has fewer pieces to wipe and stacks more tightly on a wide opening.

> “From four feet away it takes a practised eye to tell them apart.”

If you love the look of linen, choose a polyester with a linen texture for this room and use the real thing in the dining room. From four feet away it takes a practised eye to tell them apart.

## A roman shade over the sink

A roman shade is the classic answer here, and it works well with three conditions.

- **Stop above the tap.** Leave about 4 in between the lowered hem and the highest point of the faucet. Swing a pull-out spout through its full arc before you settle on a height.
- **Count the stack.** Raised, the folds of a short roman take 8 to 10 in at the top of the glass. If the window is only 36 in high, mount the shade on the wall above the frame so that the folds clear the view.
- **Skip the long tail.** With a counter 25 in deep in front of you, a cordless shade has to be lifted from the middle of its hem. If you are under five foot four, or the counter is deeper, a small battery motor is worth its price.

Pale cloth shows splashes, dark cloth shows dried drops of hard water. In much of the Prairies the water is hard, so a mid-tone with some texture is the most forgiving choice.

## Ten minutes a month

1. Run the hood when you fry. It does more for the blind than any cleaner.
2. Lower the shade fully and go over it with the soft brush of a vacuum, top to bottom, on low suction.
3. Wipe hard slats with a cloth wrung out in warm water and a drop of dish soap. Tilt them closed one way, wipe, then the other way.
4. For a spot on cloth, **blot, never rub**. Use lukewarm water, a drop of clear soap and a white towel, and work from the edge of the spot inward. Test on the back of the hem first.
5. Leave the shade down until it is bone dry. A damp cloth rolled up overnight will mark itself, and mildew begins in the folds.

Bleach, ammonia and abrasive sponges are out for everything except bare glass. They break down the coating on blackout and room-darkening cloth, and the damage shows as pinholes of light a few months later.

## Before you order

Open the window. If a casement crank or a tilt-in sash needs space, measure the depth to the handle and not to the frame. The [measuring guide](/measuring-guide) shows where. Then order two or three [fabric samples](/sample-fabric), put a drop of cooking oil on each, wait an hour and try to get it out. That test is more honest than any description we could write.`,
};
