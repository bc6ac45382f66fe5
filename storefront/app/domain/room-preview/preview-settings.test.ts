import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  changeSettings,
  defaultNumbers,
  defaultSettings,
  limits,
  snapSetting,
  type SettingName,
} from './preview-settings';

const names = Object.keys(limits) as SettingName[];

describe('the figures of the specification', () => {
  it('R146: defaults are 200, 200, 300, 200 and 0.9, and no blind', () => {
    expect(defaultSettings).toEqual({
      style: null,
      x: 200,
      y: 200,
      width: 300,
      height: 200,
      opacity: 0.9,
    });
  });

  it('R147: bounds and steps are those of the sliders', () => {
    expect(limits).toEqual({
      x: { min: 0, max: 700, step: 10 },
      y: { min: 0, max: 500, step: 10 },
      width: { min: 50, max: 700, step: 10 },
      height: { min: 50, max: 500, step: 10 },
      opacity: { min: 0.2, max: 1, step: 0.05 },
    });
  });
});

describe('snapSetting', () => {
  it.each(names)('R147: brings any number for %s to a step within the bounds', (name) => {
    const { min, max, step } = limits[name];
    fc.assert(
      fc.property(fc.double({ noNaN: true }), (value) => {
        const snapped = snapSetting(name, value);
        const steps = (snapped - min) / step;
        expect(snapped).toBeGreaterThanOrEqual(min);
        expect(snapped).toBeLessThanOrEqual(max);
        expect(steps).toBeCloseTo(Math.round(steps), 9);
        expect(snapSetting(name, snapped)).toBe(snapped);
      }),
    );
  });

  it.each([
    ['x', 204.9, 200],
    ['x', 205, 210],
    ['y', -1, 0],
    ['width', 0, 50],
    ['height', Infinity, 500],
    ['opacity', 0.86, 0.85],
    ['opacity', 0, 0.2],
  ] as const)('R147: %s %d becomes %d', (name, value, expected) => {
    expect(snapSetting(name, value)).toBe(expected);
  });

  it('takes the default for what is no number', () => {
    expect(snapSetting('height', Number.NaN)).toBe(defaultNumbers.height);
  });
});

it('changeSettings changes what it is given and leaves the rest', () => {
  const chosen = changeSettings(defaultSettings, { style: 'blind2', x: 333 });
  expect(chosen).toEqual({ ...defaultSettings, style: 'blind2', x: 330 });
  expect(changeSettings(chosen, { style: null })).toEqual({ ...chosen, style: null });
});
