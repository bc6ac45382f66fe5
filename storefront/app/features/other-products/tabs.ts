/** The tabs of the page (spec §2.12), with the value that the address has for each; the first is the default. */
export const otherProductsTabs = [
  { value: 'premium-materials', label: 'Premium Materials' },
  { value: 'granite-countertops', label: 'Granite Countertops' },
] as const;

export type OtherProductsTab = (typeof otherProductsTabs)[number]['value'];

export const defaultTab: OtherProductsTab = otherProductsTabs[0].value;

/** The tab that an address names; the default for everything else. */
export function parseTab(value: string | null): OtherProductsTab {
  return otherProductsTabs.find((tab) => tab.value === value)?.value ?? defaultTab;
}
