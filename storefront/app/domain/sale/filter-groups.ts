interface FilterGroup {
  name: string;
  title: string;
  options: readonly { value: string; label: string }[];
}

/** What the sale is narrowed by, with the values of spec §3 in their order. */
export const saleFilterGroups = [
  {
    name: 'brand',
    title: 'Brand',
    options: [
      { value: 'bali', label: 'Bali' },
      { value: 'ez', label: 'EZ' },
      { value: 'levolor', label: 'Levolor' },
    ],
  },
  {
    name: 'category',
    title: 'Category',
    options: [
      { value: 'roller', label: 'Roller' },
      { value: 'vertical', label: 'Vertical' },
      { value: 'sheer', label: 'Sheer' },
      { value: 'faux-wood', label: 'Faux Wood' },
      { value: 'blackout', label: 'Blackout' },
    ],
  },
  {
    name: 'controlType',
    title: 'Control Type',
    options: [
      { value: 'cordless', label: 'Cordless' },
      { value: 'motorized', label: 'Motorized' },
      { value: 'day-night', label: 'Day and Night' },
    ],
  },
  {
    name: 'material',
    title: 'Material',
    options: [
      { value: 'fabric', label: 'Fabric' },
      { value: 'solar', label: 'Solar' },
    ],
  },
  {
    name: 'color',
    title: 'Color',
    options: [
      { value: 'white', label: 'White' },
      { value: 'grey', label: 'Grey' },
      { value: 'woodgrain', label: 'Woodgrain' },
    ],
  },
  {
    name: 'opacity',
    title: 'Opacity',
    options: [
      { value: 'blackout', label: 'Blackout' },
      { value: 'light-filtering', label: 'Light Filtering' },
      { value: 'sheer', label: 'Sheer' },
    ],
  },
] as const satisfies readonly FilterGroup[];

type Group = (typeof saleFilterGroups)[number];

export type SaleGroupName = Group['name'];

/** What a sale product is: one value of each group. */
export type SaleTraits = {
  [Name in SaleGroupName]: Extract<Group, { name: Name }>['options'][number]['value'];
};

/** What a visitor asks for: values of some groups. A group without one is absent. */
export type SaleChoices = { [Name in SaleGroupName]?: readonly SaleTraits[Name][] };

/** The label of a product's value in a group, e.g. `Day and Night`. */
export function traitLabel(traits: SaleTraits, name: SaleGroupName): string {
  const group = saleFilterGroups.find((candidate) => candidate.name === name);
  return group?.options.find(({ value }) => value === traits[name])?.label ?? '';
}
