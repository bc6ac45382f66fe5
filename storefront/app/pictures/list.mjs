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
  {
    name: 'roller-linen',
    master: 'roller-light-filtering-linen.jpg',
    alt: 'Linen-coloured light-filtering roller shade behind a sofa.',
    grade: 'north',
  },
  {
    name: 'roller-solar',
    master: 'roller-solar-screen-charcoal.jpg',
    alt: 'Charcoal solar screen shades on steel-framed windows in a brick loft.',
  },
  {
    name: 'roller-dusk',
    master: 'motorized-dusk-slate.jpg',
    alt: 'Slate motorized shade in an evening living room with a brown sofa.',
  },
  {
    name: 'roller-blackout',
    master: 'roller-blackout-stone.jpg',
    alt: 'Stone blackout roller shade in a blue-grey bedroom.',
  },
  {
    name: 'vertical-ivory',
    master: 'vertical-fabric-ivory-patio-door.jpg',
    alt: 'Ivory fabric vertical blinds on a wide patio door.',
  },
  {
    name: 'sheer-ivory',
    master: 'sheer-lounge-ivory.jpg',
    alt: 'Ivory sheer shading framed by drapes, two green velvet chairs.',
  },
  {
    name: 'wood-walnut',
    master: 'wood-venetian-walnut.jpg',
    alt: 'Walnut-toned blind with open slats above an oak sideboard.',
  },
  {
    name: 'roller-sideboard',
    master: 'smart-home-sideboard.jpg',
    alt: 'White roller shade half lowered above a walnut sideboard.',
  },
  {
    name: 'zebra-charcoal',
    master: 'zebra-living-charcoal.jpg',
    alt: 'Charcoal zebra shades in an off-white living room.',
  },
  {
    name: 'woven-bamboo',
    master: 'woven-bamboo-sunroom.jpg',
    alt: 'Woven bamboo shades in a bright sunroom with plants.',
  },
  {
    name: 'screen-charcoal',
    master: 'outdoor-screen-charcoal-patio.jpg',
    alt: 'Charcoal solar screen lowered over a covered patio with a teak sofa.',
    grade: 'north',
  },
  {
    name: 'roller-sage',
    master: 'roller-light-filtering-sage.jpg',
    alt: 'Sage roller shade in a grey living room with a blue-grey sofa.',
  },
  {
    name: 'vertical-sand',
    master: 'vertical-fabric-sand-patio-door.jpg',
    alt: 'Sand-coloured vertical blinds on a patio door with green armchairs.',
  },
  {
    name: 'roman-terracotta',
    master: 'roman-flat-terracotta-dining.jpg',
    alt: 'Terracotta roman shades in a warm-white dining room.',
    grade: 'north',
  },
  {
    name: 'cellular-white',
    master: 'cellular-bedroom-white.jpg',
    alt: 'Soft-white cellular shades on both sides of a bed.',
  },
  {
    name: 'zebra-taupe',
    master: 'zebra-living-taupe.jpg',
    alt: 'Two taupe zebra shades behind a white boucle sofa.',
  },
  {
    name: 'woven-driftwood',
    master: 'woven-driftwood-sunroom.jpg',
    alt: 'Driftwood-grey woven shades in a bright sunroom.',
  },
  {
    name: 'roller-navy',
    master: 'roller-blackout-navy.jpg',
    alt: 'Navy blackout roller shade in a bedroom with sand-coloured walls.',
  },
  {
    name: 'drapery-slate',
    master: 'drapery-lounge-slate.jpg',
    alt: 'Slate-blue pleated drapes in a warm-white lounge.',
  },
  {
    name: 'sheer-vanes',
    master: 'sheer-vane-close.jpg',
    alt: 'Close view of soft sheer vanes diffusing daylight.',
  },
  {
    name: 'woven-reeds',
    master: 'material-woven-reeds.jpg',
    alt: 'Macro view of woven bamboo reeds.',
  },
  {
    name: 'wood-oak',
    master: 'wood-venetian-oak.jpg',
    alt: 'Honey-oak wood blind in a cream hallway.',
  },
  {
    name: 'roman-linen',
    master: 'roman-soft-linen-kitchen.jpg',
    alt: 'Linen soft-fold roman shade above a kitchen sink and granite worktop.',
  },
  {
    name: 'screen-bronze',
    master: 'outdoor-screen-bronze-patio.jpg',
    alt: 'Bronze outdoor screen half lowered on a covered patio.',
    grade: 'north',
  },
  {
    name: 'drapery-terracotta',
    master: 'drapery-lounge-terracotta.jpg',
    alt: 'Terracotta pleated drapes on a black rod beside a boucle chair.',
  },
  {
    name: 'stone-black',
    master: 'stone-slab-black.jpg',
    alt: 'Polished black granite slab with gold flecks.',
  },
  {
    name: 'stone-blue',
    master: 'stone-slab-blue.jpg',
    alt: 'Polished blue-grey granite slab.',
  },
  {
    name: 'stone-beige',
    master: 'stone-slab-beige.jpg',
    alt: 'Polished beige-brown granite slab.',
  },
  {
    name: 'stone-white',
    master: 'stone-slab-white.jpg',
    alt: 'Polished white stone slab with fine grey veins.',
  },
  {
    name: 'swatch-lf-snow',
    master: 'swatch-lf-snow.jpg',
    alt: 'Close-up of Snow Batiste fabric.',
  },
  {
    name: 'swatch-lf-ivory-linen',
    master: 'swatch-lf-ivory-linen.jpg',
    alt: 'Close-up of Ivory Linen fabric.',
  },
  {
    name: 'swatch-lf-oat',
    master: 'swatch-lf-oat.jpg',
    alt: 'Close-up of Oat Batiste fabric.',
  },
  {
    name: 'swatch-lf-dove',
    master: 'swatch-lf-dove.jpg',
    alt: 'Close-up of Dove Linen fabric.',
  },
  {
    name: 'swatch-motor-chalk',
    master: 'swatch-motor-chalk.jpg',
    alt: 'Close-up of Chalk Screen 3% fabric.',
  },
  {
    name: 'swatch-motor-pearl',
    master: 'swatch-motor-pearl.jpg',
    alt: 'Close-up of Pearl Screen 3% fabric.',
  },
  {
    name: 'swatch-motor-bronze',
    master: 'swatch-motor-bronze.jpg',
    alt: 'Close-up of Bronze Screen 5% fabric.',
  },
  {
    name: 'swatch-motor-charcoal',
    master: 'swatch-motor-charcoal.jpg',
    alt: 'Close-up of Charcoal Screen 5% fabric.',
  },
  {
    name: 'swatch-woven-bamboo',
    master: 'swatch-woven-bamboo.jpg',
    alt: 'Close-up of Natural Bamboo fabric.',
  },
  {
    name: 'swatch-woven-jute',
    master: 'swatch-woven-jute.jpg',
    alt: 'Close-up of Raw Jute fabric.',
  },
  {
    name: 'swatch-woven-seagrass',
    master: 'swatch-woven-seagrass.jpg',
    alt: 'Close-up of Sea Grass fabric.',
  },
  {
    name: 'swatch-woven-linen-slub',
    master: 'swatch-woven-linen-slub.jpg',
    alt: 'Close-up of Flax Linen Slub fabric.',
  },
  {
    name: 'swatch-bo-porcelain',
    master: 'swatch-bo-porcelain.jpg',
    alt: 'Close-up of Porcelain Satin Blackout fabric.',
  },
  {
    name: 'swatch-bo-taupe',
    master: 'swatch-bo-taupe.jpg',
    alt: 'Close-up of Taupe Satin Blackout fabric.',
  },
  {
    name: 'swatch-bo-navy',
    master: 'swatch-bo-navy.jpg',
    alt: 'Close-up of Navy Satin Blackout fabric.',
  },
  {
    name: 'swatch-bo-graphite',
    master: 'swatch-bo-graphite.jpg',
    alt: 'Close-up of Graphite Satin Blackout fabric.',
  },
  {
    name: 'room-living',
    master: 'room-living-bare.jpg',
    alt: 'Living room with a bare window.',
  },
  {
    name: 'room-bedroom',
    master: 'room-bedroom-bare.jpg',
    alt: 'Bedroom with a bare window above the bed.',
  },
  {
    name: 'room-kitchen',
    master: 'room-kitchen-bare.jpg',
    alt: 'Kitchen with a bare window above the sink.',
  },
];

/** The picture that link previews show: one JPEG of 1200 by 630, because not every reader of previews knows avif. */
export const socialPicture = {
  name: 'social',
  master: 'hero-living-roller-shades.jpg',
  alt: 'Living room with a light-filtering roller shade drawn halfway.',
};
