/**
 * The pictures that belong to the storefront itself, not to the desk. `name` in camel case becomes the export in `pictures`;
 * `alt` says what a visitor sees. `grade: 'north'` takes a peach or bleached master cooler and about a third of a
 * stop down, so that it sits in the shop's light.
 * @typedef {{ name: string, master: string, alt: string, grade?: 'north' }} StorefrontPicture
 * @type {StorefrontPicture[]}
 */
export const storefrontPictures = [
  {
    name: 'hero-living',
    master: 'hero-living-roller-shades.jpg',
    alt: 'Living room with a linen sofa and a light-filtering roller shade drawn halfway.',
    grade: 'north',
  },
  {
    name: 'hero-dining',
    master: 'hero-dining-roman-shades.jpg',
    alt: 'Bright dining room with flat roman shades above an oak table.',
    grade: 'north',
  },
  {
    name: 'hero-patio-door',
    master: 'hero-patio-vertical-blinds.jpg',
    alt: 'White vertical blinds across a patio door, two boucle chairs in front.',
  },
  {
    name: 'hero-dusk',
    master: 'hero-dusk-motorized-shades.jpg',
    alt: 'Evening living room, motorized shade half lowered, city lights outside.',
  },
  {
    name: 'hero-patio',
    master: 'hero-patio-outdoor-shades.jpg',
    alt: 'Covered patio with a solar screen lowered over the open side.',
    grade: 'north',
  },
  {
    name: 'room-preview',
    master: 'stone-kitchen-granite.jpg',
    alt: 'A kitchen with a roman shade fitted over the photo of its window.',
  },
  {
    name: 'mega-motorized',
    master: 'motorized-dusk-greige.jpg',
    alt: 'Greige motorized shade and drapes in a lamp-lit living room.',
  },
  {
    name: 'mega-offers',
    master: 'zebra-living-ivory.jpg',
    alt: 'Ivory zebra shades in a blue-grey living room.',
  },
  {
    name: 'showroom',
    master: 'sheer-lounge-dove.jpg',
    alt: 'Dove-grey sheer shading with grey drapes and ochre chairs.',
  },
];

/** The picture that link previews show: one JPEG of 1200 by 630, because not every reader of previews knows avif. */
export const socialPicture = {
  name: 'social',
  master: 'hero-living-roller-shades.jpg',
  alt: 'Living room with a light-filtering roller shade drawn halfway.',
};
