import { expect, it } from 'vitest';
import { isLightControl, lightControlLabel, lightControls } from './light-control';

it('R167: offers the three values with the labels of the specification', () => {
  expect(lightControls).toEqual([
    { value: 'light_filtering', label: 'Light Filtering' },
    { value: 'room_darkening', label: 'Room Darkening' },
    { value: 'blackout', label: 'Blackout' },
  ]);
});

it.each(lightControls)('R167: $value is labelled $label', ({ value, label }) => {
  expect(isLightControl(value)).toBe(true);
  expect(lightControlLabel(value)).toBe(label);
});

it.each(['', 'Blackout', 'light filtering', 'sheer', 'toString', null, undefined, 1])(
  '%j is no light control',
  (value) => expect(isLightControl(value)).toBe(false),
);
