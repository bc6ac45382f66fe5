import type { Image } from '#app/domain/catalogue';

/** What a product's card shows, and no more: a page ships one of these for each card. */
export interface CardView {
  slug: string;
  name: string;
  /** Cents. */
  price: number;
  summary: string;
  image: Image | null;
  featured: boolean;
}
