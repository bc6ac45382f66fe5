import type { SeedProduct } from '../../types';

export const pvc: readonly SeedProduct[] = [
  {
    slug: 'tidal-pvc-blind-pearl',
    name: 'Tidal PVC Blind, Pearl',
    category: 'pvc',
    description:
      'Two-inch PVC slats in pearl grey on stainless ladders, for a window inside the splash zone. Nothing in it can rust, swell or mould. Tilt wand, cordless lift; rinse with the shower head and leave the slats flat to dry.',
    price: 18900,
    image: 'pvc-blind-bathroom-pearl',
    filterType: 'room_darkening',
  },
  {
    slug: 'tidal-pvc-blind-sand',
    name: 'Tidal PVC Blind, Sand',
    category: 'pvc',
    description:
      'The moisture-proof Tidal slat in sand, warmer than white against cream or travertine tile. Let through the gaps, the light stays soft because the slats are satin rather than gloss. Our lowest-priced blind that still comes with the 5-year warranty.',
    price: 18900,
    image: 'pvc-blind-bathroom-sand',
    filterType: 'light_filtering',
  },
  {
    slug: 'galley-pvc-vertical-stone',
    name: 'Galley PVC Vertical, Stone',
    category: 'pvc',
    description:
      'Five-inch PVC vanes in stone for a kitchen door: fewer vanes, a tighter stack and a wider view when they are open. The surface takes degreaser. Heavy-duty track with self-aligning carriers, because kitchen doors get used thirty times a day.',
    price: 29900,
    image: 'pvc-vertical-kitchen-stone',
    filterType: 'room_darkening',
  },
  {
    slug: 'ledger-pvc-vertical-white',
    name: 'Ledger PVC Vertical, White',
    category: 'pvc',
    description:
      'A commercial-grade 3.5 in vane for offices and clinics, fire retardant and 0.8 mm thick so it does not clatter in the draft of a vent. Closed, the overlapping vanes are fully opaque and block up to 99% of light face on. Spare vanes ship in three days.',
    price: 27900,
    image: 'pvc-vertical-office-white',
    filterType: 'blackout',
  },
];
