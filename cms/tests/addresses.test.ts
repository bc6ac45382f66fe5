import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { adminToken, call } from './setup/api';
import { getDesk, type Desk } from './setup/desk';
import { makeCategory, makeProduct } from './setup/documents';
import { freePath } from './setup/free-path';
import { uidOf } from './setup/samples';

let desk: Desk;
beforeAll(async () => {
  desk = await getDesk();
});

const products = () => desk.strapi.documents('api::product.product');
const redirects = () => desk.strapi.documents('api::redirect.redirect');
const newSlug = () => `moved-${randomUUID().slice(0, 8)}`;

async function publishedProduct() {
  const { documentId: category } = await makeCategory(desk, { status: 'published' });
  const { documentId, slug } = await makeProduct(desk, { category, status: 'published' });
  return { documentId, slug: slug ?? '' };
}

async function move(documentId: string, slug: string) {
  await products().update({ documentId, data: { slug } });
  await products().publish({ documentId });
}

/** Where an address of the past leads, as the shop is told. */
async function target(slug: string): Promise<unknown> {
  return targetOf(`/products/${slug}`);
}

async function targetOf(path: string): Promise<unknown> {
  const { body } = await call(desk, `/api/redirects?filters[from][$eq]=${path}`, {
    token: desk.token,
  });
  const [row] = body?.data as { to: string }[];
  return row?.to;
}

describe('an address that is saved', () => {
  it.each(['Linen Roller', 'linen--roller', '-linen', 'linen/roller', 'ünen'])(
    'is refused as %j, in words',
    async (slug) => {
      await expect(makeProduct(desk, { slug })).rejects.toThrow(
        `The address "${slug}" can hold small letters, digits and single dashes`,
      );
    },
  );

  it('is refused when another has it, at once and with the name of the other', async () => {
    const { slug } = await makeProduct(desk);
    const token = await adminToken(desk);
    const { status, body } = await call(
      desk,
      '/content-manager/collection-types/api::product.product',
      { token, body: { name: 'Second', slug } },
    );
    expect(status).toBe(400);
    expect(body?.error?.message).toBe(
      `"Linen Roller" already has the address /products/${slug}: an address is unique. Choose another.`,
    );
  });

  it('is made from the name when it is left empty, and never from nothing', async () => {
    const token = await adminToken(desk);
    const post = async (fields: object) => {
      const path = '/content-manager/collection-types/api::blog-post.blog-post';
      const { body } = await call(desk, path, { token, body: fields });
      return (body?.data as { slug: string | null }).slug;
    };
    const title = `Morning light ${randomUUID().slice(0, 8)}`;
    const slug = title.toLowerCase().replaceAll(' ', '-');
    expect(await post({ title })).toBe(slug);
    expect(await post({ title, slug: '' })).toBe(`${slug}-1`);
    expect(await post({ excerpt: 'No title yet.' })).toBeNull();
  });

  it('of a page is one that the shop has, and no other page has', async () => {
    const token = await adminToken(desk);
    const path = await freePath(desk, 'info-page');
    const make = (address: string) =>
      call(desk, '/content-manager/collection-types/api::info-page.info-page', {
        token,
        body: { path: address, title: 'Care', description: 'x', metaDescription: 'x' },
      });
    expect((await make(path)).status).toBe(201);
    const second = await make(path);
    expect(second.status).toBe(400);
    expect(second.body?.error?.message).toBe(
      `"Care" already has the address ${path}: an address is unique. Choose another.`,
    );
    expect((await make('/care')).status).toBe(400);
  });

  it('stays its own when the rest of the document changes', async () => {
    const { documentId, slug } = await publishedProduct();
    await products().update({ documentId, data: { slug, name: 'Renamed' } });
    await expect(products().publish({ documentId })).resolves.toBeTruthy();
  });
});

describe('an address that changes', () => {
  it('leaves a redirect when it is published, not before', async () => {
    const { documentId, slug } = await publishedProduct();
    const next = newSlug();
    await products().update({ documentId, data: { slug: next } });
    expect(await target(slug)).toBeUndefined();
    await products().publish({ documentId });
    expect(await target(slug)).toBe(`/products/${next}`);
  });

  it('leads in one step, however often it changes', async () => {
    const { documentId, slug } = await publishedProduct();
    const [second, third] = [newSlug(), newSlug()];
    await move(documentId, second);
    await move(documentId, third);
    expect(await target(slug)).toBe(`/products/${third}`);
    expect(await target(second)).toBe(`/products/${third}`);
  });

  it('may change back: the page wins over its own redirect', async () => {
    const { documentId, slug } = await publishedProduct();
    const second = newSlug();
    await move(documentId, second);
    await move(documentId, slug);
    expect(await target(slug)).toBeUndefined();
    expect(await target(second)).toBe(`/products/${slug}`);
  });

  it('belongs to whatever is published there next', async () => {
    const { documentId, slug } = await publishedProduct();
    await move(documentId, newSlug());
    const { documentId: category } = await makeCategory(desk, { status: 'published' });
    await makeProduct(desk, { category, slug, status: 'published' });
    expect(await target(slug)).toBeUndefined();
  });

  it('leaves nothing behind when publishing is refused', async () => {
    const { documentId, slug } = await publishedProduct();
    await products().update({ documentId, data: { slug: newSlug(), price: 0 } });
    await expect(products().publish({ documentId })).rejects.toThrow();
    expect(await target(slug)).toBeUndefined();
  });

  it('while the page is down leaves a redirect when it comes back', async () => {
    const { documentId, slug } = await publishedProduct();
    const next = newSlug();
    await products().unpublish({ documentId });
    await products().update({ documentId, data: { slug: next } });
    expect(await target(slug)).toBeUndefined();
    await products().publish({ documentId });
    expect(await target(slug)).toBe(`/products/${next}`);
    await move(documentId, slug);
    expect(await target(slug)).toBeUndefined();
  });

  it('while the page is down leaves none where another page has come to the old one', async () => {
    const { documentId, slug } = await publishedProduct();
    await products().unpublish({ documentId });
    await products().update({ documentId, data: { slug: newSlug() } });
    const { documentId: category } = await makeCategory(desk, { status: 'published' });
    await makeProduct(desk, { category, slug, status: 'published' });
    await products().publish({ documentId });
    expect(await target(slug)).toBeUndefined();
  });

  it('that was never in the shop leaves none', async () => {
    const { documentId: category } = await makeCategory(desk, { status: 'published' });
    const { documentId, slug } = await makeProduct(desk, { category });
    await move(documentId, newSlug());
    expect(await target(slug ?? '')).toBeUndefined();
  });

  it.each(['landing-page', 'info-page'] as const)('of a %s counts as well', async (type) => {
    const [before, after] = [await freePath(desk, type), await freePath(desk, type)];
    const token = await adminToken(desk);
    const page = { title: 'A page', description: 'x', metaDescription: 'x' };
    const list = `/content-manager/collection-types/${uidOf(type)}`;
    const publish = async (path: string, documentId = '') => {
      const one = documentId && `/${documentId}`;
      const body = { ...page, path };
      return call(desk, `${list}${one}/actions/publish`, { token, body });
    };
    const made = await publish(before);
    const { documentId } = made.body?.data as { documentId: string };
    expect((await publish(after, documentId)).status).toBe(200);
    expect(await targetOf(before)).toBe(after);
    expect((await publish(before, documentId)).status).toBe(200);
    expect([await targetOf(before), await targetOf(after)]).toEqual([undefined, before]);
  });

  it('of a blog post counts as well', async () => {
    const posts = desk.strapi.documents('api::blog-post.blog-post');
    const data = { title: 'Light', excerpt: 'x', body: 'x', publishedOn: '2026-05-04' };
    const [before, after] = [newSlug(), newSlug()];
    const { documentId } = await posts.create({
      status: 'published',
      data: { ...data, slug: before },
    });
    await posts.update({ documentId, data: { slug: after } });
    await posts.publish({ documentId });
    const [left] = await redirects().findMany({ filters: { from: `/blog/${before}` } });
    expect(left?.to).toBe(`/blog/${after}`);
  });
});

describe('a redirect made by hand', () => {
  const make = (from: string, to: string) => redirects().create({ data: { from, to } });

  it.each(['//evil.example', 'https://evil.example', '/products?x=1', 'products', '/Products'])(
    'leads nowhere but to pages of the shop: not to %s',
    async (to) => {
      await expect(make(`/products/${newSlug()}`, to)).rejects.toThrow();
    },
  );

  it('never leads in a circle or through another redirect', async () => {
    const [a, b, c] = [newSlug(), newSlug(), newSlug()].map((slug) => `/products/${slug}`);
    if (!a || !b || !c) throw new Error('Three addresses are needed.');
    await expect(make(a, a)).rejects.toThrow(`${a} would lead to itself.`);
    await make(a, b);
    await expect(make(b, a)).rejects.toThrow(`${a} itself leads on to ${b}`);
    await expect(make(c, a)).rejects.toThrow('lead there instead');
    await expect(make(b, c)).rejects.toThrow(`${a} leads to ${b}: change that redirect first.`);
  });
});
