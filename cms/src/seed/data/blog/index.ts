import type { SeedBlogPost } from '../../types';
import { bathroomMoisture } from './bathroom-moisture';
import { bedroomDarkness } from './bedroom-darkness';
import { diningLight } from './dining-light';
import { easyCareKitchen } from './easy-care-kitchen';
import { homeOfficeGlare } from './home-office-glare';
import { measureAWindow } from './measure-a-window';
import { outdoorSeason } from './outdoor-season';
import { smartEvening } from './smart-evening';
import { woodOrFauxWood } from './wood-or-faux-wood';

/** One file per post, newest first. */
export const blogPosts: readonly SeedBlogPost[] = [
  measureAWindow,
  smartEvening,
  homeOfficeGlare,
  diningLight,
  bedroomDarkness,
  outdoorSeason,
  easyCareKitchen,
  woodOrFauxWood,
  bathroomMoisture,
];
