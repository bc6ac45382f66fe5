/** Categories of the clearance (spec §3), with the value that an address has for each. */
export const clearanceCategories = [
  { value: 'roller-blinds', label: 'Roller Blinds' },
  { value: 'vertical-blinds', label: 'Vertical Blinds' },
  { value: 'roman-shades', label: 'Roman Shades' },
  { value: 'cellular-shades', label: 'Cellular Shades' },
  { value: 'zebra-blinds', label: 'Zebra Blinds' },
  { value: 'woven-wood-shades', label: 'Woven Wood Shades' },
  { value: 'sheer-shades', label: 'Sheer Shades' },
] as const;

export type ClearanceCategory = (typeof clearanceCategories)[number]['label'];
