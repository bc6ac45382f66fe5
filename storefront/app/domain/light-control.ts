import type { LightControl } from './catalogue';

/** Light-control values with their labels (spec §3, "Blind opacity options"), in the spec's order. */
export const lightControls: readonly { value: LightControl; label: string }[] = [
  { value: 'light_filtering', label: 'Light Filtering' },
  { value: 'room_darkening', label: 'Room Darkening' },
  { value: 'blackout', label: 'Blackout' },
];

/** Narrows what a visitor or an address may hold to a light-control value. */
export function isLightControl(value: unknown): value is LightControl {
  return lightControls.some((option) => option.value === value);
}

/** The label of a light-control value, e.g. `Room Darkening`. */
export function lightControlLabel(value: LightControl): string {
  return lightControls.find((option) => option.value === value)?.label ?? value;
}
