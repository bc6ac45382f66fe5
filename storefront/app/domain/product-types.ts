import type { Product } from './catalogue';
import { lightControls } from './light-control';

/** What `?type=` of a listing can name, and which products are of it. */
export interface ProductType {
  value: string;
  label: string;
  matches: (product: Product) => boolean;
}

const powerTypes: ProductType[] = [
  { value: 'battery', label: 'Battery Powered', matches: (p) => p.powerType === 'battery' },
  { value: 'wired', label: 'Hardwired', matches: (p) => p.powerType === 'wired' },
  { value: 'hardwired', label: 'Hardwired', matches: (p) => p.powerType === 'wired' },
  { value: 'motorized', label: 'Motorized', matches: (p) => p.powerType !== null },
];

/** A product carries no field for its material: what it is made of stands in its words. */
const materials: ProductType[] = [
  material('fabric', 'Fabric', /\b(fabrics?|cloths?|linen|cotton|twill|weave|polyester|velvet)\b/i),
  material('pvc', 'PVC', /\b(pvc|vinyl)\b/i),
  material('faux_wood', 'Faux Wood', /\bfaux[ -]wood\b/i),
  material('woven_wood', 'Woven Wood', /\b(woven[ -]wood|bamboo|reed|jute|rattan|seagrass)\b/i),
  material('wood', 'Wood', /\b(basswood|paulownia|oak|walnut|cedar|(?<!faux |woven )wood)\b/i),
  material('solar', 'Solar Screen', /\b(solar|screens?)\b/i),
];

/** In the order of the decisions ("Routes"): light control first, then power, then material. */
const productTypes: readonly ProductType[] = [
  ...lightControls.map(({ value, label }) => ({
    value,
    label,
    matches: ({ filterType }: Product) => filterType === value,
  })),
  ...powerTypes,
  ...materials,
];

/** The type that an address names, in whatever case, its words joined by `_`, `-` or a space. */
export function findProductType(value: string): ProductType | undefined {
  const wanted = normalizeValue(value);
  return productTypes.find((type) => type.value === wanted);
}

/** A value as the CMS and our tables write it: `Room-Darkening` becomes `room_darkening`. */
export function normalizeValue(value: string): string {
  return value.toLowerCase().replace(/[-\s]+/g, '_');
}

function material(value: string, label: string, words: RegExp): ProductType {
  return {
    value,
    label,
    matches: ({ name, description, category }) =>
      words.test(`${name} ${category?.name ?? ''} ${description}`),
  };
}
