import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import type * as TypescriptUtils from '@strapi/typescript-utils';
import type { UID } from '@strapi/strapi';
import { beforeAll, describe, expect, it } from 'vitest';
import { adminToken, call } from './setup/api';
import { getDesk, type Desk } from './setup/desk';
import { makeCategory, makeProduct } from './setup/documents';
import { appDir } from './setup/paths';

let desk: Desk;
beforeAll(async () => {
  desk = await getDesk();
});

const STRAPI_FIELDS = ['createdAt', 'updatedAt', 'publishedAt', 'createdBy', 'updatedBy'];

/** The names of our own fields, in the order of the schema. */
function fieldsOf(uid: UID.ContentType): string[] {
  const { attributes } = desk.strapi.contentType(uid);
  return Object.keys(attributes).filter(
    (name) => ![...STRAPI_FIELDS, 'locale', 'localizations', 'documentId', 'id'].includes(name),
  );
}

function attribute(uid: UID.ContentType, name: string) {
  const attributes: Record<string, unknown> = desk.strapi.contentType(uid).attributes;
  return attributes[name];
}

describe('the content model', () => {
  it.each([
    [
      'R165',
      'api::category.category',
      ['name', 'slug', 'description', 'image', 'order', 'products'],
    ],
    [
      'R166',
      'api::product.product',
      [
        'name',
        'slug',
        'description',
        'price',
        'image',
        'gallery',
        'category',
        'filterType',
        'powerType',
        'inStock',
        'featured',
      ],
    ],
    ['R168', 'api::testimonial.testimonial', ['rating', 'message', 'name', 'location']],
    [
      'R168',
      'api::blog-post.blog-post',
      ['title', 'slug', 'excerpt', 'image', 'body', 'publishedOn'],
    ],
  ] as const)('%s: %s has the fields of the specification', (_, uid, fields) => {
    expect(fieldsOf(uid)).toEqual(fields);
  });

  it('R167: light control is one of three values', () => {
    expect(attribute('api::product.product', 'filterType')).toMatchObject({
      enum: ['light_filtering', 'room_darkening', 'blackout'],
      required: true,
    });
  });

  it('holds back everything that shoppers see until it is published', () => {
    const withDrafts = Object.values(desk.strapi.contentTypes)
      .filter(({ uid, options }) => uid.startsWith('api::') && options?.draftAndPublish)
      .map(({ uid }) => uid.split('.').at(-1));
    expect(withDrafts.sort()).toEqual([
      'blog-post',
      'category',
      'info-page',
      'landing-page',
      'product',
      'testimonial',
    ]);
  });

  it('is described by the committed types', async () => {
    const require = createRequire(import.meta.url);
    const { generators }: typeof TypescriptUtils = require('@strapi/typescript-utils');
    const folder = await mkdtemp(path.join(os.tmpdir(), 'types-'));
    await generators.generate({
      strapi: desk.strapi,
      pwd: folder,
      logger: { silent: true },
      artifacts: { contentTypes: true, components: true },
    });
    for (const file of ['contentTypes.d.ts', 'components.d.ts']) {
      const committed = await readFile(path.join(appDir, 'types/generated', file), 'utf8');
      const current = await readFile(path.join(folder, 'types/generated', file), 'utf8');
      expect(committed, `${file} is out of date: npm run types -w cms`).toBe(current);
    }
    await rm(folder, { recursive: true });
  });
});

describe('what cannot be published', () => {
  async function published(fields: { slug?: string; price?: number }) {
    const { documentId } = await makeCategory(desk, { status: 'published' });
    return makeProduct(desk, { status: 'published', category: documentId, ...fields });
  }

  it.each([
    ['a product that costs nothing', { price: 0 }],
    ['a product that costs parts of a cent', { price: 10.5 }],
    ['an address with capitals', { slug: 'Linen-Roller' }],
    ['an address with a slash', { slug: 'roller/linen' }],
    ['an address that ends in a dash', { slug: 'linen-' }],
  ])('%s', async (_, fields) => {
    await expect(published(fields)).rejects.toThrow();
  });

  it('two categories at one address', async () => {
    const { slug } = await makeCategory(desk, { status: 'published' });
    await expect(makeCategory(desk, { status: 'published', slug: slug ?? '' })).rejects.toThrow(
      /unique/,
    );
  });

  it.each([0, 6, 4.5])('a testimonial of %s stars', async (rating) => {
    const data = {
      rating,
      message: 'Fits like it grew there.',
      name: 'Dana M.',
      location: 'Banff',
    };
    await expect(
      desk.strapi.documents('api::testimonial.testimonial').create({ status: 'published', data }),
    ).rejects.toThrow();
  });

  it.each(['faq', '/FAQ', '//evil.example', '/faq/', '/faq?x=1', '/no-page-of-the-shop'])(
    'a page at the address %s',
    async (address) => {
      const page = { path: address, title: 'FAQ', description: 'x', metaDescription: 'x' };
      const { status, body } = await call(
        desk,
        '/content-manager/collection-types/api::info-page.info-page',
        { token: await adminToken(desk), body: page },
      );
      expect(status).toBe(400);
      expect(body?.error?.message).toContain('must be one of the following values: /installation');
    },
  );
});
