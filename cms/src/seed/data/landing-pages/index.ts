import type { SeedLandingPage } from '../../types';
import { blackout } from './blackout';
import { customSolutions } from './custom-solutions';
import { fabricVertical } from './fabric-vertical';
import { lightFiltering } from './light-filtering';
import { motorizedOptions } from './motorized-options';
import { motorizedRollers } from './motorized-rollers';
import { outdoorShades } from './outdoor-shades';
import { pvcVertical } from './pvc-vertical';
import { replacementSlats } from './replacement-slats';
import { rollerBlinds } from './roller-blinds';
import { romanShades } from './roman-shades';
import { roomDarkening } from './room-darkening';
import { smartHome } from './smart-home';
import { verticalBlinds } from './vertical-blinds';

/** One file per page of spec §2.14 and per overview; every word and link that it names stands there literally. */
export const landingPages: readonly SeedLandingPage[] = [
  rollerBlinds,
  lightFiltering,
  roomDarkening,
  blackout,
  motorizedRollers,
  verticalBlinds,
  fabricVertical,
  pvcVertical,
  replacementSlats,
  motorizedOptions,
  romanShades,
  outdoorShades,
  customSolutions,
  smartHome,
];
