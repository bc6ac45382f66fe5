import type { SeedProduct } from '../../types';

export const romanShades: readonly SeedProduct[] = [
  {
    slug: 'foothill-roman-flax',
    name: 'Foothill Roman, Flax',
    category: 'roman-shades',
    description:
      'Washed flax in flat panels that stack into even folds, lined with thin cotton for body and sewn to the width of your window. The lining evens out the light and protects the linen from it. Cordless lift. Dry clean, or steam in place.',
    price: 46800,
    image: 'roman-flat-linen-dining',
    gallery: ['hero-dining-roman-shades'],
    filterType: 'light_filtering',
  },
  {
    slug: 'foothill-roman-terracotta',
    name: 'Foothill Roman, Terracotta',
    category: 'roman-shades',
    description:
      'A terracotta linen and cotton mix that glows like a lampshade at noon. The dim-out lining blocks about 90-95% of light once the shade is down. Mount it a hand above the frame and the window looks taller. Order a pair together and both come from one dye lot.',
    price: 47800,
    image: 'roman-flat-terracotta-dining',
    filterType: 'room_darkening',
  },
  {
    slug: 'orchard-soft-fold-sage',
    name: 'Orchard Soft Fold, Sage',
    category: 'roman-shades',
    description:
      'Soft-fold roman: the cloth keeps a gentle roll in every pleat, even when the shade is all the way down. Sage cotton sateen with a dim-out lining, for bedrooms where a flat shade would look strict. Allow 10 in of stack above the glass.',
    price: 49800,
    image: 'roman-soft-sage-bedroom',
    filterType: 'room_darkening',
    featured: true,
  },
  {
    slug: 'orchard-soft-fold-indigo',
    name: 'Orchard Soft Fold, Indigo',
    category: 'roman-shades',
    description:
      'Dusty indigo cotton over a blackout interlining that is sewn loose, so the folds stay round and no needle holes let the sun through. Blocks up to 99% of light across the cloth. For east bedrooms and shift workers who still want something soft to look at.',
    price: 52400,
    image: 'roman-soft-indigo-bedroom',
    filterType: 'blackout',
  },
  {
    slug: 'pantry-soft-fold-linen',
    name: 'Pantry Soft Fold, Linen',
    category: 'roman-shades',
    description:
      'A short soft fold for the window over the sink, in a linen-look polyester that takes a splash and a wipe. It lifts cordless from the middle of the hem, within reach across a counter. Leave 4 in between the bottom edge and the tap.',
    price: 44900,
    image: 'roman-soft-linen-kitchen',
    filterType: 'light_filtering',
    inStock: false,
  },
];
