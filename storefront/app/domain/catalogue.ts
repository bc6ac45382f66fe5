/** The trade's nouns as the storefront uses them. Strapi's shapes end in `cms/`; nothing here knows of it. */

/** Light-control values of a product (spec §3); labels in `light-control.ts`. */
export type LightControl = 'light_filtering' | 'room_darkening' | 'blackout';

/** How a motorized product is fed; `null` on a product without a motor. */
type PowerType = 'battery' | 'wired';

/** One encoded file of a picture: a width in pixels, a format, an address the browser can load. */
export interface ImageSource {
  format: 'avif' | 'webp';
  width: number;
  url: string;
}

/** A picture with all that `<Picture>` needs: sizes in pixels, a tiny blurred preview as a data URI. */
export interface Image {
  url: string;
  alt: string;
  width: number;
  height: number;
  preview: string | null;
  sources: ImageSource[];
}

export interface Category {
  id: string;
  slug: string;
  name: string;
  description: string;
  image: Image | null;
}

/** The category as far as a product carries it. */
type CategoryRef = Pick<Category, 'id' | 'slug' | 'name'>;

export interface Product {
  id: string;
  slug: string;
  name: string;
  /** Plain text or the markdown of the CMS's rich-text field. */
  description: string;
  /** Price in cents, Canadian dollars, for a 36 by 48 in window (decisions: Data). */
  price: number;
  image: Image | null;
  gallery: Image[];
  category: CategoryRef | null;
  filterType: LightControl;
  powerType: PowerType | null;
  inStock: boolean;
  featured: boolean;
}

export interface Testimonial {
  id: string;
  /** Whole stars, 1 to 5. */
  rating: number;
  message: string;
  name: string;
  location: string;
}

export interface BlogPost {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  image: Image | null;
  /** ISO 8601, UTC. */
  createdAt: string;
}

/** A post with its text, as its own page shows it. */
export interface Article extends BlogPost {
  /** The markdown of the CMS's rich-text field. */
  body: string;
}
