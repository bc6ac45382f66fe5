import type { Feature } from '#app/blocks/feature-schema';
import type { Variant } from '#app/blocks/variants/schema';
import type { SectionIn } from '#app/blocks/zones.server';
import type { Image } from '#app/domain/catalogue';

/** Words that lead somewhere. */
export interface PageLink {
  text: string;
  link: string;
}

/** An overview or product-family page (spec §2.14, "shared template"). */
export interface LandingPage {
  path: string;
  title: string;
  /** One or two sentences under the title. */
  description: string;
  heroImage: Image | null;
  /** At most two; the first is the step we want. */
  heroLinks: PageLink[];
  /** For search engines. */
  metaDescription: string;
  features: Feature[];
  variantsHeading: string;
  variants: Variant[];
  /** From top to bottom. */
  sections: SectionIn<'landing-page'>[];
  closingHeading: string;
  /** What the page ends with. */
  callToAction: PageLink | null;
  /** Slug of the category whose products the page can show. */
  category: string | null;
}
