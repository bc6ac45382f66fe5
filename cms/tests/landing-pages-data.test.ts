import { describe, expect, it } from 'vitest';
import { demoShop } from '../src/seed/data';
import type { SeedLandingPage } from '../src/seed/types';
import { brokenRules } from './setup/component-rules';
import { isKnownAddress, linksIn } from './setup/known-addresses';

const { landingPages } = demoShop;

function pageAt(path: string): SeedLandingPage {
  const page = landingPages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`No landing page at ${path}.`);
  return page;
}

type Section = SeedLandingPage['sections'][number];

function sectionsOf<Name extends Section['__component']>(page: SeedLandingPage, name: Name) {
  return page.sections.filter(
    (section): section is Extract<Section, { __component: Name }> => section.__component === name,
  );
}

/** "Words -> address" of every link on the page. */
const linkWords = (page: SeedLandingPage) =>
  linksIn(page).map(({ text, link }) => `${text} -> ${link}`);
const titles = (items: readonly { title: string }[] | undefined) =>
  (items ?? []).map(({ title }) => title);

const roller = '/products/roller-blinds';
const vertical = '/products/vertical-blinds';
const overviews = [
  roller,
  vertical,
  '/products/motorized-options',
  '/products/roman-shades',
  '/products/outdoor-shades',
  '/products/custom-solutions',
  '/products/smart-home',
];
const cloths = ['light-filtering', 'room-darkening', 'blackout'].map((name) => `${roller}/${name}`);

describe('landing pages', () => {
  it('R010 R125: each of the fourteen has its address and the words of the template', () => {
    expect(landingPages.map(({ path }) => path).sort()).toEqual(
      [
        ...overviews,
        ...cloths,
        `${roller}/motorized`,
        ...['fabric', 'pvc', 'replacement-slats'].map((name) => `${vertical}/${name}`),
      ].sort(),
    );
    for (const { path, metaDescription, description, heroLinks = [] } of landingPages) {
      expect(metaDescription.length, path).toBeGreaterThan(80);
      expect(metaDescription.length, path).toBeLessThanOrEqual(160);
      expect(description.length, path).toBeGreaterThan(40);
      expect(heroLinks.length, path).toBe(2);
    }
  });

  it.each(landingPages.map((page) => [page.path, page] as const))(
    '%s keeps the rules of its components, and names no section twice',
    (_, page) => {
      expect(page.sections.flatMap((section) => brokenRules(section.__component, section))).toEqual(
        [],
      );
      const headings = page.sections.map(({ heading }) => heading);
      expect(new Set(headings).size).toBe(headings.length);
    },
  );

  it('every link leads to an address of the shop, and a narrowed listing is not empty', () => {
    const dead = landingPages.flatMap((page) =>
      linksIn(page)
        .filter(({ link }) => !isKnownAddress(link))
        .map(({ link }) => `${page.path}: ${link}`),
    );
    expect(dead).toEqual([]);
  });

  it('an overview shows the products of the category at its address; no other page does', () => {
    for (const page of landingPages) {
      const grids = sectionsOf(page, 'sections.product-grid');
      const isOverview = overviews.includes(page.path);
      expect(page.category, page.path).toBe(isOverview ? page.path.split('/').at(-1) : undefined);
      expect(grids.length, page.path).toBe(isOverview ? 1 : 0);
    }
  });
});

describe('the words of the specification', () => {
  it('R126 R127: outdoor and custom have three features, four variants and the call to action', () => {
    const [outdoor, custom] = [
      pageAt('/products/outdoor-shades'),
      pageAt('/products/custom-solutions'),
    ];
    expect(titles(outdoor.variants)).toEqual([
      'Solar Screens',
      'Zippered Track Systems',
      'Clear Vinyl Options',
      'Motorized Outdoor Systems',
    ]);
    expect(titles(custom.variants)).toEqual([
      'Specialty Shapes',
      'Oversized Windows',
      'Motorized Systems',
      'Commercial Applications',
    ]);
    for (const { features, callToAction } of [outdoor, custom]) {
      expect(features).toHaveLength(3);
      expect(callToAction).toEqual({ text: 'Schedule a Consultation', link: '/contact' });
    }
  });

  it('R128: smart home has six benefits, child safety, five platforms and its buttons', () => {
    const page = pageAt('/products/smart-home');
    expect(page.title).toBe('Smart Home Integration');
    expect(page.heroLinks).toEqual([
      { text: 'Schedule a Consultation', link: '/contact' },
      { text: 'Explore Motorized Options', link: '/products/motorized-options' },
    ]);
    expect(titles(sectionsOf(page, 'sections.benefits')[0]?.items)).toEqual([
      'Convenience',
      'Remote Access',
      'Energy Efficiency',
      'Privacy & Security',
      'Long-lasting Power',
      'Smart Integration',
    ]);
    const [safety] = sectionsOf(page, 'sections.panel');
    expect(safety?.heading).toBe('Enhanced Child Safety');
    expect(safety?.points?.split('\n').length).toBeGreaterThan(2);
    const [platforms] = sectionsOf(page, 'sections.platforms');
    expect(platforms?.platforms.map(({ name }) => name)).toEqual([
      'Alexa',
      'Google Home',
      'HomeKit',
      'SmartThings',
      'IFTTT',
    ]);
    expect(linkWords(page).at(-1)).toBe('Book Your Free Consultation -> /contact');
  });

  it.each([
    [roller, cloths],
    [vertical, [`${vertical}/fabric`, `${vertical}/pvc`]],
  ])(
    'R129 R130 R132: pages below %s open with "Request Quote" and the way back',
    (parent, paths) => {
      const back = parent === roller ? 'View All Roller Blinds' : 'View All Vertical Blinds';
      for (const path of paths) {
        const page = pageAt(path);
        expect(page.heroLinks, path).toEqual([
          { text: 'Request Quote', link: '/contact' },
          { text: back, link: parent },
        ]);
        expect(sectionsOf(page, 'sections.benefits'), path).toHaveLength(1);
      }
    },
  );

  it('R129: fabric verticals have the six cards', () => {
    const [grid] = sectionsOf(pageAt(`${vertical}/fabric`), 'sections.feature-grid');
    expect(titles(grid?.items)).toEqual([
      'Fabric Selection',
      'Operation',
      'Stack Options',
      'Treatments',
      'Custom Sizing',
      'Valances',
    ]);
  });

  it('R130 R213: PVC verticals have their features, applications and last button', () => {
    const page = pageAt(`${vertical}/pvc`);
    expect(titles(sectionsOf(page, 'sections.feature-grid')[0]?.items)).toEqual([
      'Finish',
      'Slat widths: 3.5 and 5 inches',
      'Heavy-duty tracking',
      'Commercial grade',
      'Cordless',
      'Fire retardant',
    ]);
    const [applications] = sectionsOf(page, 'sections.variants');
    expect(applications?.heading).toBe('Ideal applications');
    expect(titles(applications?.variants)).toEqual([
      'Kitchens',
      'Bathrooms',
      'Offices',
      'Sunrooms',
    ]);
    expect(linkWords(page).at(-1)).toBe('Request Your Free Quote -> /contact');
  });

  it('R131: replacement slats have steps, materials, four questions and their buttons', () => {
    const page = pageAt(`${vertical}/replacement-slats`);
    expect(page.heroLinks).toEqual([
      { text: 'Order Replacements', link: '/contact' },
      { text: 'View All Vertical Blinds', link: vertical },
    ]);
    const [steps] = sectionsOf(page, 'sections.steps');
    expect(steps?.heading).toBe('How It Works');
    expect(titles(steps?.steps)).toEqual([
      'Measure and match',
      'Custom production',
      'Easy installation',
    ]);
    const [materials] = sectionsOf(page, 'sections.variants');
    expect(titles(materials?.variants)).toEqual(['Fabric', 'PVC', 'Specialty']);
    expect(sectionsOf(page, 'sections.accordion')[0]?.items).toHaveLength(4);
    expect(linkWords(page).at(-1)).toBe('Contact Our Replacement Team -> /contact');
  });

  it.each(cloths)('R132: %s has three features, four swatches and the way to samples', (path) => {
    const page = pageAt(path);
    expect(sectionsOf(page, 'sections.feature-grid')[0]?.items).toHaveLength(3);
    const [collection] = sectionsOf(page, 'sections.swatches');
    expect(collection?.swatches).toHaveLength(4);
    expect(collection?.link).toEqual({ text: 'Request Fabric Samples', link: '/contact' });
  });

  it('R133: blackout has the Side Channel System panel', () => {
    const [panel] = sectionsOf(pageAt(`${roller}/blackout`), 'sections.panel');
    expect(panel?.heading).toBe('Side Channel System');
    expect(panel?.link?.link).toBe('/contact');
  });

  it('R134: motorized rollers have powers, controls, Smart Automation and a last button', () => {
    const page = pageAt(`${roller}/motorized`);
    const [powers] = sectionsOf(page, 'sections.power-options');
    expect(titles(powers?.options)).toEqual(['Battery', 'Hardwired', 'Smart Home']);
    expect(titles(sectionsOf(page, 'sections.feature-grid')[0]?.items)).toEqual([
      'Remote',
      'Wall Switch',
      'App',
      'Voice',
    ]);
    const [automation] = sectionsOf(page, 'sections.panel');
    expect(automation?.heading).toBe('Smart Automation');
    expect(automation?.link?.link).toBe('/products/smart-home');
    expect(page.callToAction).toEqual({ text: 'Schedule a Consultation', link: '/contact' });
  });

  it.each([roller, vertical])('R135: %s links to its pages, the catalogue and contact', (path) => {
    const links = linksIn(pageAt(path)).map(({ link }) => link);
    const pages = landingPages
      .map((page) => page.path)
      .filter((other) => other.startsWith(`${path}/`));
    expect(links).toEqual(expect.arrayContaining([...pages, '/products', '/contact']));
    const category = path.split('/').at(-1);
    expect(links.some((link) => link.startsWith(`/products?category=${category}&type=`))).toBe(
      true,
    );
  });

  it.each([
    ['/products/outdoor-shades', 'up to 95% of UV'],
    [`${roller}/room-darkening`, 'about 90-95% of light'],
    [`${roller}/blackout`, 'up to 99% of light, with 100% UV protection'],
    [`${roller}/motorized`, 'About 6-12 months between charges'],
    [`${roller}/motorized`, 'USB-C'],
    ['/products/smart-home', 'Up to a year between charges'],
    [`${vertical}/pvc`, '3.5 and 5 inches'],
  ])('R213: %s says "%s"', (path, words) => {
    expect(JSON.stringify(pageAt(path))).toContain(words);
  });
});
