import { useMantineColorScheme } from '@mantine/core';
import { useIsomorphicEffect } from '@mantine/hooks';

import { paintScheme, prefersDarkQuery, resolveScheme } from './color-scheme';
import { toThemeChoice } from './color-scheme-manager';

/** Keeps the root element and the browser's bar with the choice and, for `system`, with the device. */
export function SchemePainter() {
  const choice = toThemeChoice(useMantineColorScheme().colorScheme);

  // Before paint: a document that React had to build anew starts dark.
  useIsomorphicEffect(() => {
    const device = window.matchMedia(prefersDarkQuery);
    const paint = () => paintScheme(choice, resolveScheme(choice, device.matches));
    paint();
    device.addEventListener('change', paint);
    return () => device.removeEventListener('change', paint);
  }, [choice]);

  return null;
}
