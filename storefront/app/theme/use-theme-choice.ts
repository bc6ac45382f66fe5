import { useMantineColorScheme } from '@mantine/core';

import { useHydrated } from '#app/ui/use-hydrated';

import { defaultThemeChoice, type ThemeChoice } from './color-scheme';
import { toMantineScheme, toThemeChoice } from './color-scheme-manager';

/** The visitor's choice and its setter. The server knows no choice, so the first render always says the default. */
export function useThemeChoice(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const hydrated = useHydrated();
  const choice = hydrated ? toThemeChoice(colorScheme) : defaultThemeChoice;
  return [choice, (next) => setColorScheme(toMantineScheme(next))];
}
