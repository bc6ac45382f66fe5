import { demoShop } from '../../src/seed/data';

interface Link {
  text: string;
  link: string;
}

/** Every link within a part of a page: those with a field of their own, and those in markdown. */
export function linksIn(part: unknown): Link[] {
  if (typeof part === 'string') {
    return [...part.matchAll(/\[([^\]]+)\]\(([^)\s]+)\)/g)].map(([, text = '', link = '']) => ({
      text,
      link,
    }));
  }
  if (typeof part !== 'object' || part === null) return [];
  const { link, text, title } = { ...part } as Record<string, unknown>;
  const own = typeof link === 'string' ? [{ text: String(text ?? title), link }] : [];
  return [...own, ...Object.values(part).flatMap(linksIn)];
}

const { categories, products, infoPages, landingPages } = demoShop;

const pages = new Set([
  '/contact',
  '/products',
  '/sample-fabric',
  ...infoPages.map(({ path }) => path),
  ...landingPages.map(({ path }) => path),
  ...[...categories, ...products].map(({ slug }) => `/products/${slug}`),
]);

/** True for a page of the shop, with an anchor that is on it; a narrowed listing must show at least one product. */
export function isKnownAddress(link: string): boolean {
  const { pathname, hash, searchParams } = new URL(link, 'https://shop.example');
  const anchors = ['', pathname === '/contact' ? '#consultation-form' : '#catalogue'];
  return pages.has(pathname) && anchors.includes(hash) && hasProducts(searchParams);
}

function hasProducts(search: URLSearchParams): boolean {
  const [category, type, q] = ['category', 'type', 'q'].map((name) => search.get(name));
  return products.some(
    (product) =>
      (!category || product.category === category) &&
      (!type || isOfType(product, type)) &&
      (!q || `${product.name} ${product.description}`.toLowerCase().includes(q)),
  );
}

/** The types that the seed's links name, read as the storefront reads them. */
function isOfType(product: (typeof products)[number], type: string): boolean {
  if (type === 'motorized') return product.powerType !== undefined;
  if (type === product.filterType || type === product.powerType) return true;
  const words = { fabric: /\b(fabric|cloth|weave)\b/i, solar: /\bscreen\b/i };
  return type in words && words[type as keyof typeof words].test(product.description);
}
