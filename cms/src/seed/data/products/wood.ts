import type { SeedProduct } from '../../types';

export const wood: readonly SeedProduct[] = [
  {
    slug: 'lakehead-walnut-wood-blind',
    name: 'Lakehead Wood Blind, Walnut',
    category: 'wood',
    description:
      'Two-inch basswood slats, kiln-dried and stained walnut, with the grain matched across the window. Basswood is light for its size, so a 60 in blind still lifts with two fingers. Cloth tapes can hide the route holes. Keep it out of bathrooms, where steam will cup real wood.',
    price: 38900,
    image: 'wood-venetian-walnut',
    gallery: ['wood-blind-hallway', 'blog-hallway-wood'],
    filterType: 'room_darkening',
    featured: true,
  },
  {
    slug: 'lakehead-honey-oak-wood-blind',
    name: 'Lakehead Wood Blind, Honey Oak',
    category: 'wood',
    description:
      'The same two-inch slat in a honey oak stain that picks up older trim and floors without matching them too closely. Raise the room-side edge of the slats: the sidewalk sees only ceiling, and the light goes up with it. Dust along the grain with a cotton glove.',
    price: 36900,
    image: 'wood-venetian-oak',
    filterType: 'room_darkening',
  },
  {
    slug: 'lakehead-cherry-wood-blind',
    name: 'Lakehead Wood Blind, Cherry',
    category: 'wood',
    description:
      'A red-brown cherry stain under three coats of UV-cured lacquer, which slows the fading that reds are known for. Wand tilt, cordless lift, a 3 in moulded valance in the same stain. Strong against cool blue-grey walls.',
    price: 39900,
    image: 'wood-venetian-cherry',
    filterType: 'room_darkening',
    inStock: false,
  },
  {
    slug: 'ferry-faux-wood-white',
    name: 'Ferry Faux Wood, White',
    category: 'wood',
    description:
      'Foamed polymer slats with an embossed grain, for the rooms where real wood gives up: baths, laundries, kitchens. They stay straight at 100% humidity and wash in the tub. About twice the weight of basswood, so we suggest two blinds above 60 in.',
    price: 24900,
    image: 'faux-wood-white-bathroom',
    gallery: ['blog-bathroom-moisture'],
    filterType: 'room_darkening',
  },
];
