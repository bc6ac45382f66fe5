import type { Modules } from '@strapi/strapi';
import type { ImageName } from './images';

/** The names of spec §5: what a covering does to daylight. */
type LightControl = 'light_filtering' | 'room_darkening' | 'blackout';

type PowerType = 'battery' | 'wired';

/** Text fields marked "markdown" are rich text in the CMS; all others are plain. */
export interface SeedCategory {
  slug: string;
  name: string;
  description: string;
  image: ImageName;
}

export interface SeedProduct {
  slug: string;
  name: string;
  /** Slug of a seeded category. */
  category: string;
  /** Markdown, two to four sentences. */
  description: string;
  /** Canadian cents, for a 36 by 48 in window. */
  price: number;
  image: ImageName;
  /** Further views, in the order they are shown; the main picture is not repeated. */
  gallery?: readonly ImageName[];
  filterType: LightControl;
  powerType?: PowerType;
  /** True unless said otherwise. */
  inStock?: boolean;
  /** False unless said otherwise; the catalogue features exactly eight. */
  featured?: boolean;
}

export interface SeedTestimonial {
  /** First name and initial. */
  name: string;
  /** Town and province, in full. */
  location: string;
  /** Whole stars, 1 to 5. */
  rating: 1 | 2 | 3 | 4 | 5;
  message: string;
}

export interface SeedBlogPost {
  slug: string;
  title: string;
  /** Plain text; the storefront cuts it to 100 or 200 characters. */
  excerpt: string;
  image: ImageName;
  /** ISO date, YYYY-MM-DD. */
  publishedOn: string;
  /** Markdown, without the title. */
  body: string;
}

type InfoPageInput = Modules.Documents.Params.Data.Input<'api::info-page.info-page'>;

export interface SeedInfoPage {
  path: NonNullable<InfoPageInput['path']>;
  title: string;
  /** One or two plain sentences under the title. */
  description: string;
  /** One sentence for search engines, at most 170 characters. */
  metaDescription: string;
  /** From top to bottom; bodies and answers are markdown. */
  sections: NonNullable<InfoPageInput['sections']>;
}

type LandingPageInput = Modules.Documents.Params.Data.Input<'api::landing-page.landing-page'>;
type SeedFeature = { title: string; description: string };
type SeedLink = { text: string; link: string };

/** A part of a page with its pictures by name, in place of the media library's ids. */
export type ByPictureName<Part> = Part extends readonly (infer Item)[]
  ? readonly ByPictureName<Item>[]
  : Part extends object
    ? { [Key in keyof Part]: Key extends 'image' ? ImageName : ByPictureName<Part[Key]> }
    : Part;

type SeedSections = ByPictureName<NonNullable<LandingPageInput['sections']>>;

/** One kind within a family; its words may lead to a page of its own. */
interface SeedVariant extends SeedFeature {
  image: ImageName;
  link?: string;
}

export interface SeedLandingPage {
  path: NonNullable<LandingPageInput['path']>;
  title: string;
  /** One or two plain sentences under the title. */
  description: string;
  heroImage: ImageName;
  /** At most two; the first is the gold button. */
  heroLinks?: readonly SeedLink[];
  /** One sentence for search engines, at most 160 characters. */
  metaDescription: string;
  features?: readonly SeedFeature[];
  variants?: readonly SeedVariant[];
  /** From top to bottom; bodies and answers are markdown. */
  sections: SeedSections;
  callToAction?: SeedLink;
  /** Slug of the seeded category whose products the section `product-grid` shows. */
  category?: string;
}

/** Everything one run of the seed writes; tests pass a smaller one. */
export interface SeedShop {
  /** In home-page order: the first five are the home page's collections. */
  categories: readonly SeedCategory[];
  products: readonly SeedProduct[];
  testimonials: readonly SeedTestimonial[];
  blogPosts: readonly SeedBlogPost[];
  infoPages: readonly SeedInfoPage[];
  landingPages: readonly SeedLandingPage[];
}
