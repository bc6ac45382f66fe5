import { describe, expect, it } from 'vitest';

import {
  cartLink,
  drawerLinks,
  footerColumns,
  homeLink,
  isPanel,
  legalLinks,
  loginLink,
  mainEntries,
  serviceLinks,
} from './navigation';

const headerPaths = [
  '/',
  '/products/roller-blinds',
  '/products/vertical-blinds',
  '/products/motorized-options?type=battery',
  '/products/motorized-options?type=wired',
  '/products/smart-home',
  '/installation',
  '/blog',
  '/sale',
  '/room-preview',
  '/contact',
  '/cart',
  '/login',
  '/fast-delivery',
  '/sample-fabric',
  '/discontinued',
  '/other-products',
];

const footerPaths = [
  '/products/roman-shades',
  '/products/outdoor-shades',
  '/products/custom-solutions',
  '/measuring-guide',
  '/warranty',
  '/shipping',
  '/returns',
  '/faq',
  '/downloads',
  '/privacy',
  '/terms',
  '/accessibility',
];

const toPaths = (links: { to: string }[]) => links.map(({ to }) => to);

const wideHeader = toPaths([
  homeLink,
  ...serviceLinks,
  ...mainEntries.flatMap((entry) =>
    isPanel(entry) ? entry.columns.flatMap(({ links }) => links) : [entry],
  ),
  loginLink,
  cartLink,
]);

const narrowHeader = toPaths([homeLink, cartLink, ...drawerLinks.large, ...drawerLinks.small]);

describe('navigation', () => {
  it('R020 R016: the wide header reaches every page the specification lists', () => {
    expect(headerPaths.filter((path) => !wideHeader.includes(path))).toEqual([]);
  });

  it('R020 R021: the narrow header and its drawer reach them too', () => {
    expect(headerPaths.filter((path) => !narrowHeader.includes(path))).toEqual([]);
  });

  it('R020: the main bar has seven entries, two of which open a panel', () => {
    expect(mainEntries).toHaveLength(7);
    expect(mainEntries.filter(isPanel).map(({ label }) => label)).toEqual(['Motorized', 'Offers']);
  });

  it('R024: the footer holds the twelve links, each once', () => {
    const footer = toPaths([...footerColumns.flatMap(({ links }) => links), ...legalLinks]);
    expect(footer.toSorted()).toEqual(footerPaths.toSorted());
  });
});
