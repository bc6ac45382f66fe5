import type { SeedProduct } from '../../types';
import { cellularShades } from './cellular-shades';
import { customSolutions } from './custom-solutions';
import { drapery } from './drapery';
import { motorizedOptions } from './motorized-options';
import { outdoorShades } from './outdoor-shades';
import { pvc } from './pvc';
import { rollerBlinds } from './roller-blinds';
import { romanShades } from './roman-shades';
import { sheerShades } from './sheer-shades';
import { smartHome } from './smart-home';
import { verticalBlinds } from './vertical-blinds';
import { wood } from './wood';
import { wovenWoodShades } from './woven-wood-shades';
import { zebraShades } from './zebra-shades';

/** One file per family; the order follows the categories. */
export const products: readonly SeedProduct[] = [
  ...rollerBlinds,
  ...verticalBlinds,
  ...motorizedOptions,
  ...romanShades,
  ...outdoorShades,
  ...customSolutions,
  ...smartHome,
  ...wood,
  ...pvc,
  ...zebraShades,
  ...cellularShades,
  ...wovenWoodShades,
  ...sheerShades,
  ...drapery,
];
