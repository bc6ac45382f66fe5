import type { BlindBox, SettingName } from './preview-settings';

/** Where the blind hangs and how large it is, for a screen reader. */
export function describeBlind({ x, y, width, height }: BlindBox): string {
  return `Blind ${x} from the left, ${y} from the top, ${width} wide, ${height} high.`;
}

/** A slider's value as it is shown: pixels of the drawing, opacity as a percentage (spec §9). */
export function formatSetting(name: SettingName, value: number): string {
  return name === 'opacity' ? `${Math.round(value * 100)}%` : String(value);
}
