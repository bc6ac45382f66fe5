import type { SectionName, SectionNamed } from './definitions.server';

/** Which sections a page may be built from, by the content type of the page. */
export const sectionZones = {
  'info-page': [
    'sections.rich-text',
    'sections.table',
    'sections.accordion',
    'sections.statement',
    'sections.delivery-calculator',
    'sections.measuring-guide',
    'sections.tape-converter',
    'sections.measuring-worksheet',
    'sections.call-to-action',
  ],
  'landing-page': [
    'sections.benefits',
    'sections.feature-grid',
    'sections.variants',
    'sections.panel',
    'sections.swatches',
    'sections.steps',
    'sections.platforms',
    'sections.power-options',
    'sections.light-control',
    'sections.product-grid',
    'sections.statement',
    'sections.table',
    'sections.accordion',
    'sections.rich-text',
    'sections.call-to-action',
  ],
} as const satisfies Record<string, readonly SectionName[]>;

export type Zone = keyof typeof sectionZones;

export type NameIn<Place extends Zone> = (typeof sectionZones)[Place][number];

/** A section that such a page may have. */
export type SectionIn<Place extends Zone> = SectionNamed<NameIn<Place>>;
