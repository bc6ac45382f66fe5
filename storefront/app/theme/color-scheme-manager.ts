import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';

import { parseThemeChoice, themeStorageKey, type ThemeChoice } from './color-scheme';

/** Mantine says `auto` where the stored value says `system`. */
export function toMantineScheme(choice: ThemeChoice): MantineColorScheme {
  return choice === 'system' ? 'auto' : choice;
}

export function toThemeChoice(scheme: MantineColorScheme): ThemeChoice {
  return scheme === 'auto' ? 'system' : scheme;
}

/** Keeps the choice under the shop's own key; a browser that refuses storage keeps it for the page only. */
export function createColorSchemeManager(): MantineColorSchemeManager {
  let onStorage: ((event: StorageEvent) => void) | undefined;

  return {
    get(fallback) {
      if (typeof window === 'undefined') return fallback;
      try {
        return toMantineScheme(parseThemeChoice(window.localStorage.getItem(themeStorageKey)));
      } catch {
        return fallback;
      }
    },
    set(scheme) {
      try {
        window.localStorage.setItem(themeStorageKey, toThemeChoice(scheme));
      } catch {
        // Storage is refused: the choice holds until the page is left.
      }
    },
    subscribe(onUpdate) {
      onStorage = (event) => {
        if (event.key === themeStorageKey)
          onUpdate(toMantineScheme(parseThemeChoice(event.newValue)));
      };
      window.addEventListener('storage', onStorage);
    },
    unsubscribe() {
      if (onStorage) window.removeEventListener('storage', onStorage);
    },
    clear() {
      try {
        window.localStorage.removeItem(themeStorageKey);
      } catch {
        // Nothing was stored.
      }
    },
  };
}
