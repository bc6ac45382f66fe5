import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { adminToken, call } from './setup/api';
import { getDesk, type Desk } from './setup/desk';
import { makeCategory, makeProduct } from './setup/documents';
import { uploadPicture } from './setup/pictures';

let desk: Desk;
beforeAll(async () => {
  desk = await getDesk();
});

const products = () => desk.strapi.documents('api::product.product');
const categories = () => desk.strapi.documents('api::category.category');

describe('publishing a product', () => {
  it('is refused while its category is a draft, in words that say what to do', async () => {
    const category = await makeCategory(desk);
    const { documentId } = await makeProduct(desk, { category: category.documentId });
    await expect(products().publish({ documentId })).rejects.toThrow(
      'Publish the category "Roller Blinds" first: "Linen Roller" would be in no listing of the shop.',
    );
    await categories().publish({ documentId: category.documentId });
    await products().publish({ documentId });
    const published = await products().findOne({
      documentId,
      status: 'published',
      populate: ['category'],
    });
    expect(published?.category?.documentId).toBe(category.documentId);
  });

  it('is refused without a category', async () => {
    const { documentId } = await makeProduct(desk);
    await expect(products().publish({ documentId })).rejects.toThrow(
      'Choose a category for "Linen Roller" before publishing it.',
    );
  });

  it('is refused as well when a script creates it as published, and leaves no draft behind', async () => {
    const category = await makeCategory(desk);
    const slug = `left-behind-${randomUUID().slice(0, 8)}`;
    const made = makeProduct(desk, { slug, category: category.documentId, status: 'published' });
    await expect(made).rejects.toThrow('Publish the category');
    expect(await products().findFirst({ filters: { slug } })).toBeNull();
  });

  it('shows its reason to staff in the admin', async () => {
    const { documentId } = await makeProduct(desk);
    const path = `/content-manager/collection-types/api::product.product/${documentId}/actions/publish`;
    const { status, body } = await call(desk, path, { token: await adminToken(desk), body: {} });
    expect(status).toBe(400);
    expect(body?.error?.message).toContain('Choose a category');
  });
});

describe('taking a category away', () => {
  it('is refused while products are in it', async () => {
    const category = await makeCategory(desk, { status: 'published' });
    const product = await makeProduct(desk, {
      category: category.documentId,
      status: 'published',
    });
    const { documentId } = category;
    await expect(categories().delete({ documentId })).rejects.toThrow(
      'This category still has 1 product. Move or delete them first.',
    );
    await expect(categories().unpublish({ documentId })).rejects.toThrow(
      'Move or unpublish them first.',
    );
    await products().delete({ documentId: product.documentId });
    await categories().delete({ documentId });
    expect(await categories().findOne({ documentId })).toBeNull();
  });

  it('is refused for one product among several deleted together', async () => {
    const [kept, empty] = [await makeCategory(desk), await makeCategory(desk)];
    await makeProduct(desk, { category: kept.documentId });
    const { status } = await call(
      desk,
      '/content-manager/collection-types/api::category.category/actions/bulkDelete',
      {
        token: await adminToken(desk),
        body: { documentIds: [empty.documentId, kept.documentId] },
      },
    );
    expect(status).toBe(400);
    expect(await categories().findOne({ documentId: kept.documentId })).not.toBeNull();
  });
});

describe('a category that is published again', () => {
  it('keeps its products', async () => {
    const { documentId } = await makeCategory(desk, { status: 'published' });
    const product = await makeProduct(desk, { category: documentId, status: 'published' });
    await categories().update({ documentId, data: { name: 'Renamed' } });
    await categories().publish({ documentId });
    const published = await products().findOne({
      documentId: product.documentId,
      status: 'published',
      populate: ['category'],
    });
    expect(published?.category?.name).toBe('Renamed');
  });
});

describe('addresses under /products', () => {
  it('belong to one category or one product', async () => {
    const category = await makeCategory(desk, { status: 'published' });
    const product = await makeProduct(desk, {
      category: category.documentId,
      slug: category.slug ?? '',
    });
    await expect(products().publish({ documentId: product.documentId })).rejects.toThrow(
      `already has the address /products/${category.slug}`,
    );
  });
});

describe('pictures', () => {
  it('go live only with an alternative text', async () => {
    const image = await uploadPicture(desk, { name: 'wordless.jpg', alternativeText: '' });
    await expect(makeCategory(desk, { status: 'published', image: image.id })).rejects.toThrow(
      'wordless.jpg has no alternative text',
    );
    const described = await uploadPicture(desk, { alternativeText: 'A blind.' });
    const published = await makeCategory(desk, { status: 'published', image: described.id });
    expect(published.publishedAt).toBeTruthy();
  });
});
