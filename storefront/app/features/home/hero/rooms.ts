import type { Image } from '#app/domain/catalogue';
import { pictures } from '#app/pictures';

interface Room {
  picture: Image;
  /** What stays in view where the box is narrower than the picture: its covering. */
  position: string;
  /** What the dimension line says: the covering's width and its name. */
  covering: string;
}

/** The five rooms of the hero (spec §2.3), in the order in which they follow each other. */
export const rooms: readonly Room[] = [
  { picture: pictures.heroLiving, position: '58% 50%', covering: '72 in, Banff Linen' },
  { picture: pictures.heroDining, position: '46% 50%', covering: '34 in, Foothill Flax' },
  { picture: pictures.heroPatioDoor, position: '56% 50%', covering: '96 in, Sail Ivory' },
  { picture: pictures.heroDusk, position: '49% 50%', covering: '112 in, Dusk Greige' },
  { picture: pictures.heroPatio, position: '46% 50%', covering: '144 in, Chinook Sand' },
];

/** How long a room stays, in milliseconds (spec §9). */
export const roomPeriod = 6000;

/**
 * Width that a 16:9 picture needs to cover the hero's box: the box is a square of at most 42svh on phones,
 * seven twelfths by the stage's height from 820 px on.
 */
export const heroSizes =
  '(min-width: 820px) max(58.4vw, min(1284px, 177.8svh - 338px)), max(100vw, min(177.8vw, 74.7svh))';
