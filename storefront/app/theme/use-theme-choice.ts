import { useMantineColorScheme } from '@mantine/core';
import { startTransition, useState } from 'react';

import { useHydrated } from '#app/ui/use-hydrated';

import { defaultThemeChoice, type ThemeChoice } from './color-scheme';
import { toMantineScheme, toThemeChoice } from './color-scheme-manager';

/** The visitor's choice and its setter. The server knows no choice, so the first render always says the default. */
export function useThemeChoice(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const hydrated = useHydrated();
  const settled = hydrated ? toThemeChoice(colorScheme) : defaultThemeChoice;
  // What was picked here shows at once, and whatever settles later, here or in another switch or tab, replaces it.
  const [picked, setPicked] = useState(settled);
  const [seen, setSeen] = useState(settled);
  if (seen !== settled) {
    setSeen(settled);
    setPicked(settled);
  }

  const setChoice = (next: ThemeChoice) => {
    setPicked(next);
    // Every Mantine part reads the scheme: an urgent update would reach streamed sections before they are hydrated,
    // and React would throw the server's markup away.
    startTransition(() => setColorScheme(toMantineScheme(next)));
  };
  return [picked, setChoice];
}
