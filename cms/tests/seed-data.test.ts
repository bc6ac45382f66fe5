import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { demoShop } from '../src/seed/data';
import { imageTexts } from '../src/seed/images';
import { picturesOf } from '../src/seed/pictures-of';

const { categories, products, testimonials, blogPosts, infoPages } = demoShop;
const slugs = (items: readonly { slug: string }[]) => items.map(({ slug }) => slug);
const sentences = (text: string) => text.split(/[.?!](?:\s|$)/).filter((part) => part.trim());

describe('pictures', () => {
  const files = readdirSync(path.resolve(__dirname, '../src/seed/images'));

  it('every picture of the table is a file, and every file stands in the table', () => {
    expect(files.sort()).toEqual(
      Object.keys(imageTexts)
        .map((name) => `${name}.jpg`)
        .sort(),
    );
  });

  it('R166: every picture says in words what it shows, each in its own words', () => {
    const texts = Object.values(imageTexts);
    for (const text of texts) expect(text).toMatch(/^[A-Z].{15,}\.$/);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('no picture is carried along that nothing shows', () => {
    const shown = new Set<string>(picturesOf(demoShop));
    expect(Object.keys(imageTexts).filter((name) => !shown.has(name))).toEqual([]);
  });
});

describe('categories', () => {
  it('R035: the home page collections come first, in its order', () => {
    expect(slugs(categories).slice(0, 5)).toEqual([
      'roller-blinds',
      'vertical-blinds',
      'motorized-options',
      'roman-shades',
      'outdoor-shades',
    ]);
  });

  it('R165: there are at least fourteen, wood and pvc among them, each with products', () => {
    expect(categories.length).toBeGreaterThanOrEqual(14);
    expect(slugs(categories)).toEqual(expect.arrayContaining(['wood', 'pvc', 'smart-home']));
    const used = new Set(products.map(({ category }) => category));
    expect(slugs(categories).filter((slug) => !used.has(slug))).toEqual([]);
  });
});

describe('addresses', () => {
  it('R012: slugs are well formed, and no product hides behind a category', () => {
    const shop = [...slugs(categories), ...slugs(products)];
    for (const slug of [...shop, ...slugs(blogPosts)]) {
      expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    }
    expect(new Set(shop).size).toBe(shop.length);
    expect(new Set(slugs(blogPosts)).size).toBe(blogPosts.length);
  });
});

describe('products', () => {
  it('R166: there are at least 48, with names and descriptions of their own', () => {
    expect(products.length).toBeGreaterThanOrEqual(48);
    expect(new Set(products.map(({ name }) => name)).size).toBe(products.length);
    expect(new Set(products.map(({ description }) => description)).size).toBe(products.length);
    for (const { slug, description } of products) {
      expect(sentences(description).length, slug).toBeGreaterThanOrEqual(2);
      expect(sentences(description).length, slug).toBeLessThanOrEqual(4);
    }
  });

  it('R166: every product stands in a category of the list, and its gallery repeats no picture', () => {
    const known = new Set(slugs(categories));
    for (const { slug, category, image, gallery = [] } of products) {
      expect(known.has(category), slug).toBe(true);
      expect(new Set([image, ...gallery]).size, slug).toBe(gallery.length + 1);
    }
  });

  it('R004: prices are whole cents between 100 and 1,500 dollars', () => {
    for (const { slug, price } of products) {
      expect(Number.isInteger(price), slug).toBe(true);
      expect(price, slug).toBeGreaterThanOrEqual(100_00);
      expect(price, slug).toBeLessThanOrEqual(1_500_00);
    }
  });

  it('R167: each light control has at least eight products', () => {
    for (const value of ['light_filtering', 'room_darkening', 'blackout'] as const) {
      const count = products.filter(({ filterType }) => filterType === value).length;
      expect(count, value).toBeGreaterThanOrEqual(8);
    }
  });

  it('every motorized product names its power, and both powers are offered', () => {
    const powers = products
      .filter(({ category }) => category === 'motorized-options')
      .map(({ powerType }) => powerType);
    expect(new Set(powers)).toEqual(new Set(['battery', 'wired']));
  });

  it('exactly eight are featured and at least six are out of stock', () => {
    const featured = products.filter((product) => product.featured);
    expect(featured).toHaveLength(8);
    expect(featured.filter(({ inStock }) => inStock === false)).toEqual([]);
    expect(products.filter(({ inStock }) => inStock === false).length).toBeGreaterThanOrEqual(6);
  });
});

describe('words', () => {
  it('R168: twelve testimonials from twelve people, mostly of five stars', () => {
    expect(new Set(testimonials.map(({ name, location }) => `${name} ${location}`)).size).toBe(12);
    const ratings = testimonials.map(({ rating }) => rating);
    expect(ratings.filter((rating) => rating === 5).length).toBeGreaterThan(6);
    expect(Math.min(...ratings)).toBe(4);
    for (const { name, location, message } of testimonials) {
      expect(name).toMatch(/^\p{L}+ \p{Lu}\.$/u);
      expect(location).toMatch(/^[\p{L} ]+, [\p{L} ]+$/u);
      expect(message.length).toBeGreaterThan(40);
    }
  });

  it('R168: nine posts of 500 words or more, dated, with excerpts longer than any cut', () => {
    expect(blogPosts).toHaveLength(9);
    for (const { slug, body, excerpt, publishedOn } of blogPosts) {
      expect(body.split(/\s+/).length, slug).toBeGreaterThanOrEqual(500);
      expect(excerpt.length, slug).toBeGreaterThan(100);
      expect(new Date(publishedOn).toISOString(), slug).toContain(publishedOn);
    }
  });

  it('a quote pulled out of a post repeats what the post says, word for word', () => {
    for (const { slug, body } of blogPosts) {
      const [line = '', quote = ''] = /^> “(.+?)[.]”$/m.exec(body) ?? [];
      expect(quote, slug).not.toBe('');
      expect(body.replace(line, '').toLowerCase(), slug).toContain(quote.toLowerCase());
    }
  });
});

describe('information pages', () => {
  it('R091: every one of the nine has its address, its words and its sections', () => {
    expect(infoPages.map(({ path }) => path).sort()).toEqual([
      '/accessibility',
      '/faq',
      '/installation',
      '/measuring-guide',
      '/privacy',
      '/returns',
      '/shipping',
      '/terms',
      '/warranty',
    ]);
    for (const { path, metaDescription, sections } of infoPages) {
      expect(metaDescription.length, path).toBeGreaterThan(80);
      expect(metaDescription.length, path).toBeLessThanOrEqual(170);
      expect(sections.length, path).toBeGreaterThan(2);
    }
  });

  it('R090: the FAQ has six sections, and asks every question once', () => {
    const faq = infoPages.find(({ path }) => path === '/faq');
    const accordions = faq?.sections.flatMap((section) =>
      section.__component === 'sections.accordion' ? [section] : [],
    );
    expect(accordions).toHaveLength(6);
    const questions = accordions?.flatMap(({ items }) => items?.map(({ question }) => question));
    expect(new Set(questions).size).toBe(questions?.length);
  });
});
