import type { MantineColorsTuple } from '@mantine/core';

/** The look's two ramps. Screens use the tokens; Mantine derives its own states from these. */
export const gold: MantineColorsTuple = [
  '#fbf6e4',
  '#f5eac4',
  '#efdd9f',
  '#e8cf7d',
  '#e0c069',
  '#d4af37',
  '#b08c20',
  '#8f6e12',
  '#735605',
  '#4d3a03',
];

export const dark: MantineColorsTuple = [
  '#eff1ed',
  '#cdd3d1',
  '#aeb8b8',
  '#8e9a9b',
  '#293335',
  '#1d2527',
  '#151b1d',
  '#0e1314',
  '#0b1011',
  '#090d0e',
];
