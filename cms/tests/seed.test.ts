import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { isShopEmpty, resetShop, seedShop, type SeedProgress } from '../src/seed';
import { demoShop } from '../src/seed/data';
import { imageTexts } from '../src/seed/images';
import { picturesOf } from '../src/seed/pictures-of';
import { emptyShop } from '../src/seed/reset-shop';
import type { SeedShop } from '../src/seed/types';
import { getDesk, type Desk } from './setup/desk';

/** A corner of the demo shop: shared pictures, galleries and every type, in a few seconds. */
const shop: SeedShop = {
  categories: demoShop.categories.filter(({ slug }) => ['smart-home', 'drapery'].includes(slug)),
  products: demoShop.products.filter(({ category }) =>
    ['smart-home', 'drapery'].includes(category),
  ),
  testimonials: demoShop.testimonials.slice(0, 2),
  blogPosts: demoShop.blogPosts.slice(0, 1),
  infoPages: demoShop.infoPages.slice(0, 2),
  landingPages: demoShop.landingPages.filter(({ path }) => path === '/products/smart-home'),
};
const pictures = picturesOf(shop);
const steps = Object.values(shop).flat().length + pictures.length;

let strapi: Desk['strapi'];
beforeAll(async () => {
  ({ strapi } = await getDesk());
  await emptyShop(strapi);
});
afterAll(() => emptyShop(strapi));

/** How many of everything there is; two equal answers mean that nothing came or went. */
async function census() {
  const documents = (
    uid: 'category' | 'product' | 'testimonial' | 'blog-post' | 'info-page' | 'landing-page',
  ) => strapi.db.query(`api::${uid}.${uid}`).count();
  return {
    rows: [
      await documents('category'),
      await documents('product'),
      await documents('testimonial'),
      await documents('blog-post'),
      await documents('info-page'),
      await documents('landing-page'),
    ],
    files: await strapi.db.query('plugin::upload.file').count(),
  };
}

describe('an empty shop', { timeout: 60_000 }, () => {
  it('is seen as empty until a seed has come to its end', async () => {
    expect(await isShopEmpty(strapi)).toBe(true);
    const stopAtProducts = ({ label }: SeedProgress) => {
      if (label === 'Products') throw new Error('The machine was switched off.');
    };
    await expect(seedShop(strapi, { shop, onProgress: stopAtProducts })).rejects.toThrow(
      'switched',
    );
    expect(await isShopEmpty(strapi)).toBe(true);
  });

  it('is taken up where an earlier seed was cut short', async () => {
    const seen: SeedProgress[] = [];
    await seedShop(strapi, { shop, onProgress: (progress) => seen.push(progress) });
    expect(await isShopEmpty(strapi)).toBe(false);
    // The categories and one product were there; their pictures are not counted twice.
    expect(seen.map(({ done }) => done)).toEqual(seen.map((_, index) => index + 1));
    expect(seen.at(-1)).toMatchObject({ done: seen.length, total: seen.length });
    expect(seen.length).toBeLessThan(steps);
  });
});

describe('a seeded shop', () => {
  it('R165: each category is published in its place, with its picture and its products', async () => {
    const categories = await strapi.documents('api::category.category').findMany({
      status: 'published',
      sort: 'order',
      populate: { image: true, products: { fields: ['slug'] } },
    });
    expect(categories.map(({ slug }) => slug)).toEqual(shop.categories.map(({ slug }) => slug));
    for (const { slug, image, products } of categories) {
      expect(image?.name, slug ?? '').toMatch(/\.jpg$/);
      const wanted = shop.products.filter(({ category }) => category === slug);
      expect(products?.map((product) => product.slug).sort(), slug ?? '').toEqual(
        wanted.map((product) => product.slug).sort(),
      );
    }
  });

  it('R166 R167 R004: each product is published whole, its price in cents', async () => {
    const products = await strapi.documents('api::product.product').findMany({
      status: 'published',
      populate: { category: true, image: true, gallery: true },
    });
    const found = products.map((product) => ({
      slug: product.slug,
      name: product.name,
      description: product.description,
      price: product.price,
      filterType: product.filterType,
      powerType: product.powerType,
      inStock: product.inStock,
      featured: product.featured,
      category: product.category?.slug,
      image: product.image?.name,
      gallery: product.gallery?.map(({ name }) => name) ?? [],
    }));
    const wanted = shop.products.map(({ powerType = null, gallery = [], ...product }) => ({
      inStock: true,
      featured: false,
      ...product,
      powerType,
      image: `${product.image}.jpg`,
      gallery: gallery.map((name) => `${name}.jpg`),
    }));
    const bySlug = (a: { slug?: unknown }, b: { slug?: unknown }) =>
      String(a.slug).localeCompare(String(b.slug));
    expect(found.sort(bySlug)).toEqual(wanted.sort(bySlug));
  });

  it('R168: testimonials and blog posts are published as written', async () => {
    const status = 'published';
    const testimonials = await strapi
      .documents('api::testimonial.testimonial')
      .findMany({ status });
    expect(testimonials).toEqual(shop.testimonials.map((words) => expect.objectContaining(words)));
    const posts = await strapi.documents('api::blog-post.blog-post').findMany({ status });
    expect(posts).toEqual(
      shop.blogPosts.map(({ image: _, ...post }) => expect.objectContaining(post)),
    );
  });

  it('R125: a landing page is published with its sections in order, their pictures and its category', async () => {
    const image = { populate: { image: true } };
    const page = await strapi.documents('api::landing-page.landing-page').findFirst({
      status: 'published',
      populate: {
        heroImage: true,
        heroLinks: true,
        category: true,
        sections: { on: { 'sections.panel': image, 'sections.platforms': image } },
      },
    });
    const [wanted] = shop.landingPages;
    expect(page).toMatchObject({
      path: wanted?.path,
      heroImage: { name: `${wanted?.heroImage}.jpg` },
      heroLinks: wanted?.heroLinks,
      category: { slug: wanted?.category },
    });
    expect(page?.sections).toMatchObject([
      { heading: 'Enhanced Child Safety', image: { name: 'smart-home-sideboard.jpg' } },
      { heading: 'Compatible platforms', image: { name: 'smart-home-controls.jpg' } },
    ]);
  });

  it('R210: every picture is in the library once, described, and in all widths of its size', async () => {
    const names = pictures.map((name) => `${name}.jpg`);
    const files = await strapi.db
      .query('plugin::upload.file')
      .findMany({ where: { name: { $in: names } } });
    expect(files.map(({ name }) => name).sort()).toEqual([...names].sort());
    const texts: Record<string, string> = imageTexts;
    for (const { name, alternativeText, formats } of files) {
      expect(alternativeText).toBe(texts[name.replace('.jpg', '')]);
      expect(Object.keys(formats), name).toEqual(
        expect.arrayContaining(['webp_480', 'webp_800', 'avif_480', 'avif_800', 'preview']),
      );
    }
  });

  it('is not changed by a second run, and keeps what staff wrote', async () => {
    const product = await strapi
      .documents('api::product.product')
      .findFirst({ status: 'draft', filters: { slug: 'slate-pleated-drapery' } });
    const { documentId = '' } = product ?? {};
    await strapi.documents('api::product.product').update({
      documentId,
      status: 'published',
      data: { name: 'Slate drapery, last season', inStock: false },
    });
    const before = await census();

    const seen: SeedProgress[] = [];
    await seedShop(strapi, { shop, onProgress: (progress) => seen.push(progress) });

    expect(seen).toEqual([]);
    expect(await census()).toEqual(before);
    const after = await strapi
      .documents('api::product.product')
      .findOne({ documentId, status: 'published' });
    expect(after?.name).toBe('Slate drapery, last season');
  });
});

describe('a reset', { timeout: 60_000 }, () => {
  it('writes the shop anew and leaves consultations and other media alone', async () => {
    const consultation = await leaveConsultation();
    const ownPicture = await leavePicture();
    const before = await census();

    await resetShop(strapi, { shop });

    expect(await census()).toEqual(before);
    const drapery = await strapi
      .documents('api::product.product')
      .findFirst({ status: 'published', filters: { slug: 'slate-pleated-drapery' } });
    expect(drapery?.name).toBe('Slate Pleated Drapery');
    expect(await consultation.find()).toMatchObject({ name: 'Noor A.' });
    expect(await ownPicture.find()).toMatchObject({ name: 'showroom.jpg' });
  });

  async function leaveConsultation() {
    const consultations = strapi.documents('api::consultation.consultation');
    const { documentId } = await consultations.create({
      data: {
        stage: 'new',
        name: 'Noor A.',
        email: 'noor@example.com',
        phone: '403 555 0110',
        productInterest: 'roman',
        submissionKey: randomUUID(),
      },
    });
    onTestFinished(async () => void (await consultations.delete({ documentId })));
    return { find: () => consultations.findOne({ documentId }) };
  }

  async function leavePicture() {
    const files = strapi.db.query('plugin::upload.file');
    const { id } = await files.create({
      data: {
        name: 'showroom.jpg',
        hash: 'showroom',
        ext: '.jpg',
        mime: 'image/jpeg',
        size: 1,
        url: '/uploads/showroom.jpg',
        provider: 'local',
      },
    });
    onTestFinished(() => files.delete({ where: { id } }));
    return { find: () => files.findOne({ where: { id } }) };
  }
});
