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
  // What was picked here shows at once; it counts until the settled choice has moved on.
  const [picked, setPicked] = useState({ after: settled, choice: settled });
  const choice = picked.after === settled ? picked.choice : settled;

  const setChoice = (next: ThemeChoice) => {
    setPicked({ after: settled, choice: next });
    // Every Mantine part reads the scheme: an urgent update would reach streamed sections before they are hydrated,
    // and React would throw the server's markup away.
    startTransition(() => setColorScheme(toMantineScheme(next)));
  };
  return [choice, setChoice];
}
