import type { PowerOption } from './schema';

/**
 * Where an option leads: where staff say; else to itself, which brings it to the front of this page; and once it stands
 * there, to the products that the choice left.
 * @param withProducts true on a page that shows products
 * @returns nothing for a chosen option without either
 */
export function optionLink(
  { type, title, link }: PowerOption,
  chosen: boolean,
  withProducts: boolean,
) {
  if (link) return link;
  if (!chosen) return { text: `Choose ${title}`, link: `?type=${type}` };
  return withProducts
    ? { text: `See ${title} products`, link: `?type=${type}#catalogue` }
    : undefined;
}
