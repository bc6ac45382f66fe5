import type { SeedProduct } from '../../types';

export const wovenWoodShades: readonly SeedProduct[] = [
  {
    slug: 'willow-woven-shade',
    name: 'Willow Woven Shade',
    category: 'woven-wood-shades',
    description:
      'Split bamboo and jute on a cotton warp. No two are alike, and the light through them shows it: expect a dappled pattern on the floor and a clear silhouette at night unless you add a liner. Six-inch valance from the same piece, edges bound in cotton tape.',
    price: 39600,
    image: 'woven-bamboo-sunroom',
    gallery: ['landing-woven-shades', 'blog-natural-materials', 'material-woven-reeds'],
    filterType: 'light_filtering',
  },
  {
    slug: 'driftwood-woven-shade',
    name: 'Driftwood Woven Shade',
    category: 'woven-wood-shades',
    description:
      'River reed washed to a driftwood grey, woven a little closer than bamboo. The stain is water-based and goes through the fibre, so a scuff does not show yellow. Suits sunrooms and porches that stay above freezing.',
    price: 41200,
    image: 'woven-driftwood-sunroom',
    filterType: 'light_filtering',
    inStock: false,
  },
  {
    slug: 'walnut-reed-woven-shade',
    name: 'Walnut Reed Woven Shade',
    category: 'woven-wood-shades',
    description:
      'Dark reed with a sewn-in dim-out liner that blocks about 90-95% of light and keeps the weave from showing through after dark. It hangs as a flat roman and lifts in 8 in folds. Handsome over a round table; allow for a deeper stack than cloth.',
    price: 45800,
    image: 'woven-walnut-dining',
    filterType: 'room_darkening',
  },
];
