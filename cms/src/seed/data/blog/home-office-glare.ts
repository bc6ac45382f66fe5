import type { SeedBlogPost } from '../../types';

export const homeOfficeGlare: SeedBlogPost = {
  slug: 'home-office-without-glare',
  title: 'A home office without glare',
  excerpt:
    'Turn the desk before you buy a blind: a screen at right angles to the window has far less to reflect. Then plan for the low winter sun. Zebra shades, solar screens and slats each answer it differently; here is how to match them to your day.',
  image: 'blog-office-glare',
  publishedOn: '2026-09-15',
  body: `People who work at home often ask for a darker blind when they need a smarter one. Close the window completely and the screen is readable, but you sit under a lamp at noon. The aim is to keep the daylight and lose the glare, and that starts with knowing which kind you have.

## Three kinds of glare

- **In your eyes.** You face the window and the sky is brighter than the monitor. You squint and lean forward.
- **On the screen.** The window is behind you and its reflection lies over your work. Dark backgrounds show it most.
- **On the desk.** Direct sun falls on paper and keyboard. The eye keeps adjusting between the bright patch and the screen.

A desk at right angles to the window avoids most of the first two. It also helps on video calls, because side light shows your face while a window behind you turns it into a silhouette. Move the desk first. It costs nothing, and you may find that a lighter cloth will do.

## The sun you have to plan for

In Calgary the noon sun stands about 62 degrees high in late June and less than 16 degrees in late December. Think of a south window with its top edge at 80 in and a desk 29 in high. In June the sun reaches 27 in into the room at desk height. In December it reaches 15 feet.

So a south office that feels perfect when you move in during summer will need a shade in October. East and west windows have low sun all year, for an hour or two each day. North light hardly needs a blind for glare, though it may want one for privacy.

To find your own pattern, take a picture from your chair at nine, noon and three on one clear day, and note where the sun lands.

## Which covering answers what

**Zebra shades** carry sheer and solid bands on one loop of cloth. Move the loop an inch or two and the bands slide open or closed, so you can soften the light without raising the shade. Ours have bands of 3 or 4 in. Closed, a fine line of light remains between the bands. That is harmless in an office and a nuisance in a bedroom.

**Solar screens** are described by openness, the share of the weave that is holes. One percent is close to solid. Three percent is what we suggest for a desk at a sunny window. Five percent keeps more of the view and lets more brightness through. A dark mesh gives a clearer view and less haze than a pale one, because a pale yarn lights up in the sun. A mesh shows whichever side is brighter. By day you see out; after dark, with the lamp on, people outside can see in.

**Two-inch slats** are the most adjustable. With the room-side edge raised, they throw light up to the ceiling and still hide the sun. Matte finishes reflect less than gloss. The price is some dusting.

**A room-darkening roller** blocks about 90-95% of light, so it is for presentations and short spells of low sun. If you need one all day, the desk is in the wrong place.

> “If you need one all day, the desk is in the wrong place.”

For most people with one desk and one window, the order to try is zebra, then screen, then slats. On large west-facing glass, begin with the screen.

## Where to set the hem

Bring the hem level with the top of your monitor, then sit down and check. The brightest sky is in the upper half of the window. With that covered, you can often leave the lower third open and keep the view of the street until the low sun of winter.

If the window is wide, two or three narrower shades are better than one. You close the one in line with the sun and leave the others up. They also roll straighter than a single very wide cloth.

## Measure and test

A zebra shade in a square cassette needs 3.5 in of frame depth to sit flush, more than many office windows have. Check this before you plan an inside mount.

Choose a 3% screen, a 5% screen and a light-filtering cloth on the [sample page](/sample-fabric) and tape them to the glass for one working day. Look at each of them at the hour that bothers you. If you would rather have somebody look at the room, ask for a [consultation](/contact#consultation-form) and tell us which way the window faces.`,
};
