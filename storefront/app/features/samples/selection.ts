/** Free samples in one order (spec §5, §9). */
export const maxSamples = 5;

/** Ids of the chosen swatches, in the order of choosing. */
export type Selection = readonly string[];

/**
 * The selection after a click on a swatch: without it if it was chosen, else with it at the end.
 * `refused` when it would be the sixth; the selection is then the same (spec §4).
 */
export function toggleSample(
  selection: Selection,
  id: string,
): { selection: Selection; refused: boolean } {
  if (selection.includes(id)) return { selection: withoutSample(selection, id), refused: false };
  if (selection.length >= maxSamples) return { selection, refused: true };
  return { selection: [...selection, id], refused: false };
}

export function withoutSample(selection: Selection, id: string): Selection {
  return selection.filter((chosen) => chosen !== id);
}

/**
 * Reads a stored selection, whatever became of it meanwhile: anything but a JSON list is none; what is
 * not the id of a swatch, comes twice or exceeds the limit is left out.
 * @param known ids that exist today
 */
export function parseSelection(stored: string | null, known: readonly string[]): Selection {
  const ids = parseList(stored).filter((id): id is string => known.includes(String(id)));
  return [...new Set(ids)].slice(0, maxSamples);
}

function parseList(stored: string | null): unknown[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}
