import type { SeedBlogPost } from '../../types';

export const outdoorSeason: SeedBlogPost = {
  slug: 'outdoor-screens-season',
  title: 'Outdoor screens from the first patio day to freeze-up',
  excerpt:
    'An outdoor screen stops the sun before it reaches the glass, which no indoor blind can do. It must also live with prairie wind, hail and ice. How to pick the openness, when to order, and the four habits that make a screen last through the season.',
  image: 'blog-outdoor-season',
  publishedOn: '2026-05-12',
  body: `Once sunlight has passed through a window it is in the house, and much of it turns to heat behind the shade. A screen outside meets the sun before the glass does. That is why a west room with an outdoor screen can stay comfortable at five in the afternoon while the same room with an indoor blind is merely dim.

## Openness, in plain numbers

A solar screen is a mesh. Its openness is the share of the surface that is holes, and it decides four things at once: view, shade, air and privacy.

- **1%:** shapes only, deepest shade. For low west sun and close neighbours.
- **3%:** a clear view, a little dark. For decks by the water and large glass.
- **5%:** a clear view and good shade. Our usual choice for patios and south windows.
- **10%:** almost a free view, light shade. For covered decks that need moving air.

Outdoor solar screens block up to 95% of UV. Take that as protection for furniture, floors and skin. It is a figure for ultraviolet and says less about heat and brightness, which depend on openness and colour together.

Colour works against what most people expect. A dark mesh gives a sharper view, because there is less bright yarn between you and the garden. A pale mesh glows, keeps the space behind it brighter and makes the view milky. Try both in the sun before you decide.

> “A screen outside meets the sun before the glass does.”

At night the mesh turns round. With lights on behind it, anyone in the dark garden can see you.

## Wind decides the hardware

Chinooks and plough winds are what end most outdoor shades. There are three ways to hold the cloth:

- **Free hanging** with a weighted bar. The least expensive, and fine under a deep roof. It has to go up when the branches move.
- **Cable guided.** Two steel cables keep the bar from swinging. The cloth still bellies.
- **Zippered track.** The edge of the cloth runs inside a rail from top to bottom. It can stay down in far more wind than the others, and it keeps mosquitoes out as well.

For an open deck on the Prairies we recommend the zippered track. Even then, read the rated wind speed on the sheet and leave a margin. With a motor you can add a wind sensor that raises the screen when you are not at home, and that is the first accessory we would buy.

## When to order

Outdoor systems are specialty work: allow 14 to 21 business days in the workshop, then 2 to 3 days for delivery in Alberta, 3 to 5 in the rest of Western Canada and 5 to 7 in the East. From the order to the first shady afternoon is about five weeks. To have a screen for the Victoria Day weekend, order in early April. The rates are on the [shipping](/shipping) page.

A hardwired motor needs a weatherproof outlet with ground-fault protection, installed by an electrician, so book that at the same time. If you live in a condominium, ask the board first. Many have rules about anything that changes the outside of the building.

## Measure the posts, not the plan

Posts lean and decks slope to drain. Measure the width between posts at the top, in the middle and at the bottom, and the height at both sides and in the centre. Lay a level on the deck: with a slope of an inch across the opening, the hem touches at one end and shows a gap at the other. Tell us, and we plan for it. Check that the surface behind the top housing is solid wood, steel or concrete. Stucco over foam will not hold a screen in wind.

## Four habits that make it last

1. **Never roll it up wet for long.** If rain forces it up, lower it again on the next dry day.
2. **Never move it with ice in the track.** A frozen zipper tears. Wait for a thaw.
3. **Wash it twice a season.** Garden hose, soft brush, mild soap. Rinse the tracks, because grit wears the zipper faster than the wind does. No pressure washer.
4. **Park it dry in October.** Wash, dry for a full day, raise it completely, and switch off the schedule so that no sensor lowers it in January.

Clear vinyl panels need one more: the film stiffens in the cold and can crack, so leave them where they are once the thermometer nears zero.

If you are not sure about the posts or the power, send us two photos with a [consultation request](/contact#consultation-form). The outdoor models are [here](/products/outdoor-shades).`,
};
