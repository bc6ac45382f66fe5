/** The tabs of the page (spec §2.16), with the value that the address has for each; the first is the default. */
export const assetTabs = [
  { value: 'logos', label: 'Logos' },
  { value: 'qrcode', label: 'QR Code' },
  { value: 'favicon', label: 'Favicon & Icons' },
] as const;

type AssetTab = (typeof assetTabs)[number]['value'];

export const defaultTab: AssetTab = assetTabs[0].value;

/** The tab that an address names; the default for everything else. */
export function parseTab(value: string | null): AssetTab {
  return assetTabs.find((tab) => tab.value === value)?.value ?? defaultTab;
}
