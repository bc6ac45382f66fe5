import type { Image } from '#app/domain/catalogue';
import { pictures } from '#app/pictures';

/** A fabric sample (spec §3). */
export interface Swatch {
  id: string;
  name: string;
  image: Image;
  /** The fabric's middle tone as hex, shown until the photograph is there. */
  color: string;
}

export interface Collection {
  name: string;
  /** What its cloths are for. */
  text: string;
  swatches: readonly Swatch[];
}

/** The four collections of four (spec §2.10). Ids are kept in visitors' browsers: never give one to another cloth. */
export const collections: readonly Collection[] = [
  {
    name: 'Signature Light Filtering',
    text: 'Everyday cloths that soften the sun and keep the room bright.',
    swatches: [
      swatch('lf-snow', 'Snow Batiste', pictures.swatchLfSnow, '#ece8e0'),
      swatch('lf-ivory-linen', 'Ivory Linen', pictures.swatchLfIvoryLinen, '#e3d9c6'),
      swatch('lf-oat', 'Oat Batiste', pictures.swatchLfOat, '#cdbd9f'),
      swatch('lf-dove', 'Dove Linen', pictures.swatchLfDove, '#b9b9b4'),
    ],
  },
  {
    name: 'Premium Motorized Series',
    text: 'Dense, smooth screens that roll evenly on a motor. The percentage is how open the weave is.',
    swatches: [
      swatch('motor-chalk', 'Chalk Screen 3%', pictures.swatchMotorChalk, '#dedbd4'),
      swatch('motor-pearl', 'Pearl Screen 3%', pictures.swatchMotorPearl, '#b3b4b4'),
      swatch('motor-bronze', 'Bronze Screen 5%', pictures.swatchMotorBronze, '#7d6b57'),
      swatch('motor-charcoal', 'Charcoal Screen 5%', pictures.swatchMotorCharcoal, '#4c4d50'),
    ],
  },
  {
    name: 'Artisan Woven',
    text: 'Bamboo, jute, grass and flax, woven so that no two panels are alike.',
    swatches: [
      swatch('woven-bamboo', 'Natural Bamboo', pictures.swatchWovenBamboo, '#c69f66'),
      swatch('woven-jute', 'Raw Jute', pictures.swatchWovenJute, '#b99f74'),
      swatch('woven-seagrass', 'Sea Grass', pictures.swatchWovenSeagrass, '#a99d74'),
      swatch('woven-linen-slub', 'Flax Linen Slub', pictures.swatchWovenLinenSlub, '#a8957a'),
    ],
  },
  {
    name: 'Designer Blackout',
    text: 'Satin-faced, coated cloths for rooms that have to be dark.',
    swatches: [
      swatch('bo-porcelain', 'Porcelain Satin Blackout', pictures.swatchBoPorcelain, '#e2ddd3'),
      swatch('bo-taupe', 'Taupe Satin Blackout', pictures.swatchBoTaupe, '#94877a'),
      swatch('bo-navy', 'Navy Satin Blackout', pictures.swatchBoNavy, '#3a465c'),
      swatch('bo-graphite', 'Graphite Satin Blackout', pictures.swatchBoGraphite, '#525356'),
    ],
  },
];

const all = collections.flatMap(({ swatches }) => swatches);

/** The swatches with these ids, in the order of the ids; unknown ones are left out. */
export function findSwatches(ids: readonly string[]): Swatch[] {
  return ids.flatMap((id) => all.find((one) => one.id === id) ?? []);
}

function swatch(id: string, name: string, image: Image, color: string): Swatch {
  return { id, name, image, color };
}
