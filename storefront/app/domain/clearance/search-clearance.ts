import { cleanText } from '#app/lib/clean-text';
import { toTerms } from '#app/lib/terms';
import { clearanceCategories } from './clearance-categories';
import type { ClearanceItem } from './clearance-item';

export interface ClearanceSearch {
  /** Text as it was typed; blank for all. */
  q: string;
  /** Value of a category; empty for all. */
  category: string;
}

/** Characters of a text that count. More than this is no word of ours. */
const maxTextLength = 200;

/** Reads the clearance's address; a category that there is not counts as all. */
export function parseClearanceSearch(params: URLSearchParams): ClearanceSearch {
  const category = params.get('category') ?? '';
  return {
    q: cleanText(params.get('q') ?? '', maxTextLength),
    category: clearanceCategories.some(({ value }) => value === category) ? category : '',
  };
}

/**
 * The items of the category in which every word of the text begins a word, whatever its case, accents or
 * number (spec §4: both combine).
 */
export function searchClearance(
  items: readonly ClearanceItem[],
  { q, category }: ClearanceSearch,
): ClearanceItem[] {
  const label = clearanceCategories.find(({ value }) => value === category)?.label;
  const wanted = toTerms(q);
  return items.filter((item) => (!label || item.category === label) && hasWords(item, wanted));
}

function hasWords({ name, category, description, badge }: ClearanceItem, wanted: string[]) {
  const words = toTerms(`${name} ${category} ${description} ${badge}`);
  return wanted.every((term) => words.some((word) => word.startsWith(term)));
}
