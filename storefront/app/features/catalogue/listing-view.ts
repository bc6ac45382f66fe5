import type { Category, LightControl } from '#app/domain/catalogue';
import type { Chip } from '#app/domain/listing/chips';
import type { CardView } from './card/card-view';

/** What the filter panel starts from. */
export interface AppliedFilters {
  q?: string;
  category?: string;
  filter?: LightControl;
  type?: string;
}

/** A listing as it travels to the browser: what is shown, and nothing beside it. */
export interface ListingView {
  heading: string;
  /** The category's own sentence; absent on a listing of several. */
  description?: string;
  /** Products that match, shown or not. */
  total: number;
  cards: CardView[];
  /** Matches that stand before the first card. */
  shownFrom: number;
  nearMisses: CardView[];
  /** What the search matched, for marking it on the cards. */
  terms: readonly string[];
  chips: Chip[];
  nextPage?: string;
  previousPage?: string;
  categories: Pick<Category, 'slug' | 'name'>[];
  applied: AppliedFilters;
}

/** A listing, or the plain fact that there is none and the id under which the log says why. */
export type ListingResult = { ok: true; listing: ListingView } | { ok: false; reference: string };
