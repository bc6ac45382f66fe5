import type { Image, LightControl } from '#app/domain/catalogue';
import type { RichText } from '#app/domain/rich-text';
import type { CardView } from '#app/features/catalogue/card/card-view';

/** A product as its page shows it. */
export interface ProductView {
  slug: string;
  name: string;
  /** Cents. */
  price: number;
  description: RichText;
  /** The description's words on one line, for search engines and link previews. */
  summary: string;
  /** The product's picture first, then its gallery. */
  pictures: Image[];
  category: { slug: string; name: string } | null;
  filterType: LightControl;
  /** How a motor is fed; absent without one. */
  power?: string;
  inStock: boolean;
}

/** Cards that stand below, or the plain fact that there are none. */
export type CardsResult = { ok: true; cards: CardView[] } | { ok: false };

export type DeferredCards = CardsResult | Promise<CardsResult>;

/** What `/products/{slug}` turns out to be when it is no category. */
export type ProductResult =
  | { ok: true; kind: 'product'; product: ProductView; related: DeferredCards }
  | { ok: true; kind: 'missing'; nearest: DeferredCards }
  /** The CMS is away, and the product was never seen. */
  | { ok: false; kind: 'unavailable'; reference: string };
