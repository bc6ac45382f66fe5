import type { Section } from '#app/blocks/definitions.server';

/** A page that informs: shipping, returns and the like. */
export interface InfoPage {
  path: string;
  title: string;
  /** One or two sentences under the title. */
  description: string;
  /** For search engines. */
  metaDescription: string;
  sections: Section[];
}
