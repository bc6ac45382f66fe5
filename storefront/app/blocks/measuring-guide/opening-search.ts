import { parseInches } from '#app/domain/measure/length';
import { mounts, type Mount, type Opening } from '#app/domain/measure/opening';

/** Name of the mount's radios, and of its place in the address. */
export const mountField = 'mount';

/** Where each width and height is read, and what its field is called in the address. */
export const readingFields = {
  widths: [
    { name: 'w1', label: 'Top' },
    { name: 'w2', label: 'Middle' },
    { name: 'w3', label: 'Bottom' },
  ],
  heights: [
    { name: 'h1', label: 'Left' },
    { name: 'h2', label: 'Centre' },
    { name: 'h3', label: 'Right' },
  ],
  diagonals: [
    { name: 'd1', label: 'One way' },
    { name: 'd2', label: 'The other' },
  ],
  covers: [{ name: 'o1', label: 'Opening' }],
} as const;

export type ReadingGroup = keyof typeof readingFields;

/** What the form holds. */
export interface OpeningInput {
  /** As it was typed, by field name. */
  typed: Record<string, string>;
  /** Fields whose text is no length. */
  wrong: string[];
  /** Present as soon as three widths and three heights are read. */
  opening?: Opening;
  /** Width of the opening that a blind outside hangs over, in eighths of an inch. */
  covers?: number;
}

/** The mount that the address names; inside when it names none. */
export function parseMount(search: URLSearchParams): Mount {
  return mounts.find((mount) => mount === search.get(mountField)) ?? 'inside';
}

/** Reads the form or the address that it was sent to. */
export function parseOpeningSearch(search: URLSearchParams): OpeningInput {
  const names = Object.values(readingFields).flatMap((fields) => fields.map(({ name }) => name));
  const typed = Object.fromEntries(
    names.map((name) => [name, (search.get(name) ?? '').slice(0, 20)]),
  );
  const lengths = (group: ReadingGroup) =>
    readingFields[group].map(({ name }) => parseInches(typed[name] ?? '') || undefined);

  const [width1, width2, width3] = lengths('widths');
  const [height1, height2, height3] = lengths('heights');
  const [one, other] = lengths('diagonals');
  const [covers] = lengths('covers');
  const input: OpeningInput = {
    typed,
    wrong: names.filter((name) => typed[name]?.trim() && !parseInches(typed[name])),
    ...(covers && { covers }),
  };
  if (!width1 || !width2 || !width3 || !height1 || !height2 || !height3) return input;
  return {
    ...input,
    opening: {
      widths: [width1, width2, width3],
      heights: [height1, height2, height3],
      ...(one && other && { diagonals: [one, other] as const }),
    },
  };
}
