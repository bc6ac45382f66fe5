import type { BlindStyle } from './blind-styles';

/** Pixels of the drawing (spec §9). */
export const canvasSize = { width: 800, height: 600 };

/** Where the blind hangs, in pixels of the drawing. */
export interface BlindBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a visitor decides about the blind. `opacity` is 0 to 1. */
export interface PreviewSettings extends BlindBox {
  style: BlindStyle | null;
  opacity: number;
}

export type SettingName = 'x' | 'y' | 'width' | 'height' | 'opacity';

interface Limit {
  min: number;
  max: number;
  step: number;
}

/** Bounds and steps of the sliders (spec §5). */
export const limits: Record<SettingName, Limit> = {
  x: { min: 0, max: 700, step: 10 },
  y: { min: 0, max: 500, step: 10 },
  width: { min: 50, max: 700, step: 10 },
  height: { min: 50, max: 500, step: 10 },
  opacity: { min: 0.2, max: 1, step: 0.05 },
};

/** A blind as it hangs at first (spec §9). */
export const defaultNumbers: Record<SettingName, number> = {
  x: 200,
  y: 200,
  width: 300,
  height: 200,
  opacity: 0.9,
};

export const defaultSettings: PreviewSettings = { style: null, ...defaultNumbers };

/**
 * The nearest value that the slider of this name can show. What is no number becomes the default.
 * @param value pixels of the drawing, or opacity from 0 to 1
 */
export function snapSetting(name: SettingName, value: number): number {
  if (Number.isNaN(value)) return defaultNumbers[name];
  const { min, max, step } = limits[name];
  const inBounds = Math.min(max, Math.max(min, value));
  const stepped = min + Math.round((inBounds - min) / step) * step;
  // Steps of 0.05 add up to 0.8500000000000001.
  return Math.min(max, Number(stepped.toFixed(2)));
}

/** The settings with some of them changed, each to a value that its slider can show. */
export function changeSettings(
  settings: PreviewSettings,
  change: Partial<PreviewSettings>,
): PreviewSettings {
  const { style = settings.style, ...numbers } = change;
  const next = { ...settings, style };
  for (const name of settingNames) {
    const value = numbers[name];
    if (value !== undefined) next[name] = snapSetting(name, value);
  }
  return next;
}

/** Whether two settings draw the same picture. */
export function sameSettings(one: PreviewSettings, other: PreviewSettings): boolean {
  return one.style === other.style && settingNames.every((name) => one[name] === other[name]);
}

const settingNames = Object.keys(limits) as SettingName[];
