import type { SeedProduct } from '../../types';

export const drapery: readonly SeedProduct[] = [
  {
    slug: 'prairie-linen-drapery',
    name: 'Prairie Linen Drapery',
    category: 'drapery',
    description:
      'Unlined linen, 280 g/m², with two and a half times fullness, so the folds stay deep when the panels are closed. It moves with the heat from a baseboard and filters light rather than stopping it. Hems are weighted and can be let down 2 in after the first wash.',
    price: 57900,
    image: 'material-drapery-folds',
    filterType: 'light_filtering',
  },
  {
    slug: 'ember-pleated-drapery',
    name: 'Ember Pleated Drapery',
    category: 'drapery',
    description:
      'Terracotta cotton velvet with a pinch pleat and a dim-out lining, on rings that glide along a 1 in rod. Velvet is the warmest cloth we hang: it slows drafts and takes the ring out of a room with hard floors. Sold as a pair, rod included.',
    price: 65900,
    image: 'drapery-lounge-terracotta',
    gallery: ['landing-drapery'],
    filterType: 'room_darkening',
  },
  {
    slug: 'slate-pleated-drapery',
    name: 'Slate Pleated Drapery',
    category: 'drapery',
    description:
      'Slate-blue wool blend, interlined and backed with blackout sateen. Returns at each end bring the cloth to the wall, which shuts out the strip of light most curtains leave. Hung half an inch off the floor. Dry clean every third year.',
    price: 69900,
    image: 'drapery-lounge-slate',
    filterType: 'blackout',
    inStock: false,
  },
];
