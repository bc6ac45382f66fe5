import { createTheme } from '@mantine/core';

import { components } from './components';
import { gold } from './palette';
import { variantColorResolver } from './variant-colors';

/** The look in Mantine's terms (look.md "Mantine"): after this no screen restyles a Button or a field. */
export const theme = createTheme({
  primaryColor: 'gold',
  primaryShade: 5,
  colors: { gold },
  white: '#ffffff',
  black: '#141a1c',
  fontFamily: 'var(--text-font)',
  fontSizes: { xs: 'var(--caption)', sm: 'var(--small)', md: '1rem' },
  headings: { fontFamily: 'var(--display)' },
  defaultRadius: 2,
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  // The look's steps: two columns, split heads, forms in two, full header, third product column.
  breakpoints: { xs: '40em', sm: '51.25em', md: '62.5em', lg: '73.75em', xl: '80em' },
  variantColorResolver,
  components,
});
