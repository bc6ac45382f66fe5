/** Addresses that lead on to another one (spec §2.1). The only targets a redirect can have. */
export const aliases = {
  '/products/wooden': '/products/wood',
  '/products/vinyl': '/products/pvc',
  '/products/window-treatments': '/products',
  '/blinds': '/products/roller-blinds',
  '/shades': '/products/roller-blinds',
  '/motorized': '/products/motorized-options',
  '/installation-guide': '/installation',
  '/measure': '/measuring-guide',
  '/delivery': '/fast-delivery',
  '/samples': '/sample-fabric',
} as const;

const targets = new Map<string, string>(Object.entries(aliases));

/** The address an alias stands for, or undefined for any other path. */
export function resolveAlias(pathname: string): string | undefined {
  return targets.get(pathname);
}
