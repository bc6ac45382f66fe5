export const themeChoices = ['dark', 'light', 'system'] as const;

/** What the visitor chose; `system` follows the device. */
export type ThemeChoice = (typeof themeChoices)[number];

/** What is painted. */
export type ColorScheme = 'dark' | 'light';

export const defaultThemeChoice: ThemeChoice = 'dark';

/** Browser key and values are fixed by the decisions ("Brand"). */
export const themeStorageKey = 'northlight-theme';

export const prefersDarkQuery = '(prefers-color-scheme: dark)';

/** `--bg` of each scheme, for the browser's own bar, which cannot read tokens. */
export const schemeGrounds: Record<ColorScheme, string> = { dark: '#0e1314', light: '#f5f7f5' };

export function parseThemeChoice(value: unknown): ThemeChoice {
  return themeChoices.find((choice) => choice === value) ?? defaultThemeChoice;
}

export function resolveScheme(choice: ThemeChoice, prefersDark: boolean): ColorScheme {
  if (choice !== 'system') return choice;
  return prefersDark ? 'dark' : 'light';
}

/**
 * Puts a choice on the page: root class and attribute, the choice itself (the switch is drawn from it before React
 * is there), and the browser's bar. `color-scheme-script.ts` says the same in plain words before first paint.
 */
export function paintScheme(choice: ThemeChoice, scheme: ColorScheme): void {
  const root = document.documentElement;
  root.classList.remove('dark', 'light');
  root.classList.add(scheme);
  root.dataset.mantineColorScheme = scheme;
  root.dataset.theme = choice;
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', schemeGrounds[scheme]);
}
