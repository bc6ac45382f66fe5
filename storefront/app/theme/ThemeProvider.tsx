import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';

import { defaultThemeChoice } from './color-scheme';
import { createColorSchemeManager, toMantineScheme } from './color-scheme-manager';
import { SchemePainter } from './SchemePainter';
import { theme } from './theme';

const manager = createColorSchemeManager();

export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      colorSchemeManager={manager}
      defaultColorScheme={toMantineScheme(defaultThemeChoice)}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <SchemePainter />
      {children}
    </MantineProvider>
  );
}
