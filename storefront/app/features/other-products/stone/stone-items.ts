import type { Image } from '#app/domain/catalogue';
import { pictures } from '#app/pictures';

/** A stone of the countertop collection (spec §3). */
export interface StoneItem {
  id: string;
  name: string;
  image: Image;
  description: string;
  finishes: readonly string[];
  idealUses: readonly string[];
  /** Shown as one to four $ signs (decisions: "not shown"). */
  priceTier: 1 | 2 | 3 | 4;
}

/** The highest price tier. */
export const topTier = 4;

/** Fixed (spec §2.12). */
export const stoneItems: readonly StoneItem[] = [
  {
    id: 'athabasca-black',
    name: 'Athabasca Black',
    image: pictures.stoneBlack,
    description: 'Near black, with gold flecks that show in raking light.',
    finishes: ['Polished', 'Honed', 'Leathered'],
    idealUses: ['Kitchen islands', 'Fireplace surrounds'],
    priceTier: 3,
  },
  {
    id: 'kananaskis-blue',
    name: 'Kananaskis Blue',
    image: pictures.stoneBlue,
    description: 'Even, cool and hard wearing. The quiet one.',
    finishes: ['Polished', 'Flamed'],
    idealUses: ['Kitchen counters', 'Laundry rooms'],
    priceTier: 1,
  },
  {
    id: 'palliser-sand',
    name: 'Palliser Sand',
    image: pictures.stoneBeige,
    description: 'Warm feldspar, from pale to oat.',
    finishes: ['Polished', 'Leathered'],
    idealUses: ['Bars', 'Outdoor kitchens'],
    priceTier: 2,
  },
  {
    id: 'columbia-white',
    name: 'Columbia White',
    image: pictures.stoneWhite,
    description: 'Pale ground with smoke-grey veins.',
    finishes: ['Polished', 'Honed'],
    idealUses: ['Vanities', 'Kitchen counters'],
    priceTier: 4,
  },
];
