/** Product interests of the consultation form: value and label (spec §3, §5). */
export const productInterests = [
  { value: 'roller', label: 'Roller Blinds' },
  { value: 'vertical', label: 'Vertical Blinds' },
  { value: 'motorized', label: 'Motorized Options' },
  { value: 'roman', label: 'Roman Shades' },
  { value: 'outdoor', label: 'Outdoor Shades' },
] as const;
