import type { SeedInfoPage } from '../../types';
import { accessibility } from './accessibility';
import { faq } from './faq';
import { installation } from './installation';
import { measuringGuide } from './measuring-guide';
import { privacy } from './privacy';
import { returns } from './returns';
import { shipping } from './shipping';
import { terms } from './terms';
import { warranty } from './warranty';

/** One file per information page of spec §2.8, with the policy figures of §9 word for word. */
export const infoPages: readonly SeedInfoPage[] = [
  installation,
  measuringGuide,
  warranty,
  shipping,
  returns,
  faq,
  privacy,
  terms,
  accessibility,
];
