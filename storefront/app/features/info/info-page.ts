import type { SectionIn } from '#app/blocks/zones.server';

export type InfoSection = SectionIn<'info-page'>;

/** A page that informs: shipping, returns and the like. */
export interface InfoPage {
  path: string;
  title: string;
  /** One or two sentences under the title. */
  description: string;
  /** For search engines. */
  metaDescription: string;
  sections: InfoSection[];
}
