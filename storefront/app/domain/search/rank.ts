import { fieldRanks, type Hit } from './product-index.server';
import type { Sense } from './vocabulary.server';

/** What imitates the thing that is sought comes after all that is named so, and before all else. */
const imitationRank = (fieldRanks.name + fieldRanks.category) / 2;

/**
 * Puts the best matches first. Where a word stands counts most (name, then category and light control,
 * then description), then how relevant it is there; what is equal in both keeps the catalogue's order.
 */
export function rankHits(hits: readonly Hit[], senses: readonly Sense[]): Hit[] {
  return hits
    .map((hit) => ({ hit, rank: rankOf(hit, senses) }))
    .sort((a, b) => b.rank - a.rank || b.hit.score - a.hit.score || a.hit.place - b.hit.place)
    .map(({ hit }) => hit);
}

function rankOf({ match, imitated }: Hit, senses: readonly Sense[]): number {
  const best = senses.map(() => 0);
  for (const [term, fields] of Object.entries(match)) {
    const rank = Math.max(
      ...fields.map((field) =>
        field === 'name' && imitated.has(term) ? imitationRank : fieldRanks[field],
      ),
    );
    senses.forEach((sense, word) => {
      best[word] = Math.max(best[word] ?? 0, rank * (sense.get(term) ?? 0));
    });
  }
  return best.reduce((sum, rank) => sum + rank, 0);
}
