import type { Sense } from './vocabulary.server';

/** What is searched, and how much it says that a word stands there. */
export const fieldRanks = { name: 4, category: 2, lightControl: 2, description: 1 } as const;

export type Field = keyof typeof fieldRanks;

/** What imitates the thing that is sought comes after all that is named so, and before all else. */
const imitationRank = (fieldRanks.name + fieldRanks.category) / 2;

/**
 * How much it says of a product that a word stands in it, by the best place where it does.
 * @param match the fields in which each term of the word stands
 * @param imitated terms of the product's name that say what it imitates
 */
export function rankOf(
  match: Readonly<Record<string, Field[]>>,
  imitated: ReadonlySet<string>,
  sense: Sense,
): number {
  const ranks = Object.entries(match).map(([term, fields]) => {
    const places = fields.map((field) =>
      field === 'name' && imitated.has(term) ? imitationRank : fieldRanks[field],
    );
    return Math.max(...places) * (sense.get(term) ?? 0);
  });
  return Math.max(0, ...ranks);
}
