import { blindLabel } from './blind-styles';
import type { BlindBox, PreviewSettings, SettingName } from './preview-settings';

/** Where the blind hangs and how large it is, for a screen reader. */
export function describeBlind({ x, y, width, height }: BlindBox): string {
  return `Blind ${x} from the left, ${y} from the top, ${width} wide, ${height} high.`;
}

/** The same with the name of the blind, for what is read out after a change. */
export function describePreview(settings: PreviewSettings): string {
  if (settings.style === null) return 'No blind on the picture.';
  return `${blindLabel(settings.style)}. ${describeBlind(settings)}`;
}

/** A slider's value as it is shown: pixels of the drawing, opacity as a percentage (spec §9). */
export function formatSetting(name: SettingName, value: number): string {
  return name === 'opacity' ? `${Math.round(value * 100)}%` : String(value);
}
