import type { SeedLandingPage } from '../../types';

/** One file per page of spec §2.14 and per overview; every word and link that it names stands there literally. */
export const landingPages: readonly SeedLandingPage[] = [];
