import type { SeedCategory } from '../types';

/** The first five are the home page's collections; the order here is the order in the shop. */
export const categories: readonly SeedCategory[] = [
  {
    slug: 'roller-blinds',
    name: 'Roller Blinds',
    description: 'One clean plane of cloth, from a light filter to a full blackout.',
    image: 'roller-light-filtering-sage',
  },
  {
    slug: 'vertical-blinds',
    name: 'Vertical Blinds',
    description: 'Tall fabric and PVC vanes for sliding doors and wide glass.',
    image: 'vertical-fabric-sand-patio-door',
  },
  {
    slug: 'motorized-options',
    name: 'Motorized Options',
    description: 'Battery or hardwired, by remote, wall switch, app or voice.',
    image: 'motorized-dusk-greige',
  },
  {
    slug: 'roman-shades',
    name: 'Roman Shades',
    description: 'Soft folds of linen and cotton, lined and sewn to the width of your window.',
    image: 'hero-dining-roman-shades',
  },
  {
    slug: 'outdoor-shades',
    name: 'Outdoor Shades',
    description: 'Solar screens that block up to 95% of UV before it reaches the glass.',
    image: 'hero-patio-outdoor-shades',
  },
  {
    slug: 'custom-solutions',
    name: 'Custom Solutions',
    description: 'Arches, angles and very wide glass, drawn from a template of the opening.',
    image: 'custom-arched-window',
  },
  {
    slug: 'smart-home',
    name: 'Smart Home',
    description: 'Shades that follow the sun, a schedule or the voice assistant you already own.',
    image: 'smart-home-sideboard',
  },
  {
    slug: 'wood',
    name: 'Wood Blinds',
    description: 'Two-inch basswood slats, stained or painted, and faux wood for damp rooms.',
    image: 'wood-venetian-walnut',
  },
  {
    slug: 'pvc',
    name: 'PVC Blinds',
    description: 'Slats and vanes that shrug off steam and grease and wipe clean with a cloth.',
    image: 'pvc-blind-bathroom-pearl',
  },
  {
    slug: 'zebra-shades',
    name: 'Zebra Shades',
    description: 'Bands of sheer and solid cloth that slide past each other to set the light.',
    image: 'zebra-living-taupe',
  },
  {
    slug: 'cellular-shades',
    name: 'Cellular Shades',
    description: 'Honeycomb cells hold still air at the glass, on the coldest night of the year.',
    image: 'cellular-bedroom-white',
  },
  {
    slug: 'woven-wood-shades',
    name: 'Woven Wood Shades',
    description: 'Bamboo, reed and jute woven on a cotton warp, with the knots left in.',
    image: 'woven-bamboo-sunroom',
  },
  {
    slug: 'sheer-shades',
    name: 'Sheer Shades',
    description: 'Soft vanes floating between two sheers: tilt for privacy, lift for the view.',
    image: 'sheer-lounge-ivory',
  },
  {
    slug: 'drapery',
    name: 'Drapery',
    description: 'Pleated panels with weighted hems, lined for warmth or left open to the light.',
    image: 'drapery-lounge-terracotta',
  },
];
