import type { MantineColorsTuple } from '@mantine/core';

/** The look's ramp. Screens use the tokens; Mantine derives its own states from this. */
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
