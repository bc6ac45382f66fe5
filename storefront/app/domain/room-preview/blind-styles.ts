/** The blinds to try (spec §3); the files are served under `/blinds/`. */
export const blindStyles = [
  { value: 'blind1', label: 'White Vertical Blind', file: 'blind1.png' },
  { value: 'blind2', label: 'Wooden Shade', file: 'blind2.png' },
  { value: 'blind3', label: 'Roller Blind', file: 'blind3.png' },
] as const;

export type BlindStyle = (typeof blindStyles)[number]['value'];

export function isBlindStyle(value: string): value is BlindStyle {
  return blindStyles.some((style) => style.value === value);
}

/** Address of a blind's picture: a transparent PNG, cropped to the blind. */
export function blindPath(style: BlindStyle): string {
  return `/blinds/${style}.png`;
}

export function blindLabel(style: BlindStyle): string {
  return blindStyles.find(({ value }) => value === style)?.label ?? '';
}
