import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { toTodos, type Today } from '../src/admin/today/todo';
import type * as MediaFolders from '../src/media-folders';
import { call } from './setup/api';
import { getDesk, type Desk } from './setup/desk';
import { consultation, makeCategory } from './setup/documents';
import { hire } from './setup/people';
import { uploadPicture } from './setup/pictures';

let desk: Desk;
beforeAll(async () => {
  desk = await getDesk();
});

async function todayOf(token: string): Promise<Today> {
  const { status, body } = await call(desk, '/desk/today', { token });
  expect(status).toBe(200);
  return Object(body);
}

describe('the home page of the admin', () => {
  it('counts drafts to publish for an editor: new ones and changed ones, and no requests', async () => {
    const token = await hire(desk, 'strapi-editor');
    const count = async () => {
      const { drafts, requests } = await todayOf(token);
      expect(requests).toBeNull();
      return drafts.find(({ name }) => name === 'Category')?.count ?? 0;
    };
    const before = await count();
    const categories = desk.strapi.documents('api::category.category');
    const { documentId } = await makeCategory(desk);
    expect(await count()).toBe(before + 1);
    await categories.publish({ documentId });
    expect(await count()).toBe(before);
    await categories.update({ documentId, data: { order: 7 } });
    expect(await count()).toBe(before + 1);
    await categories.delete({ documentId });
  });

  it('counts unanswered requests for sales, and nothing else', async () => {
    const token = await hire(desk, 'sales');
    const before = await todayOf(token);
    await call(desk, '/api/consultations', { token: desk.token, body: { data: consultation() } });
    const after = await todayOf(token);
    expect(after.requests?.unanswered).toBe((before.requests?.unanswered ?? 0) + 1);
    expect(after.drafts).toEqual([]);
  });

  it('leads to the shop', async () => {
    process.env.SITE_URL = 'https://shop.example';
    onTestFinished(() => void delete process.env.SITE_URL);
    const { shop, drafts, requests } = await todayOf(await hire(desk, 'strapi-author'));
    expect({ shop, drafts, requests }).toEqual({
      shop: 'https://shop.example',
      drafts: [],
      requests: null,
    });
  });

  it('tells strangers and the shop nothing', async () => {
    for (const token of [desk.token, 'nobody']) {
      expect((await call(desk, '/desk/today', { token })).status).toBe(401);
    }
  });

  it('says what to do, the most urgent first', () => {
    const today: Today = {
      shop: null,
      requests: { unanswered: 2, unmailed: 1 },
      drafts: [{ uid: 'api::product.product', name: 'Product', count: 1 }],
    };
    expect(toTodos(today).map(({ text }) => text)).toEqual([
      'Answer 2 new requests',
      '1 request not mailed yet: the desk keeps trying',
      'Product: 1 draft to publish',
    ]);
    expect(toTodos({ shop: null, requests: null, drafts: [] })).toEqual([]);
  });
});

describe('the media library', () => {
  const tidy = () =>
    desk.compiled<typeof MediaFolders>('media-folders').tidyMediaLibrary(desk.strapi);
  const folderOf = async (id: number): Promise<string | undefined> => {
    const file = await desk.strapi.db
      .query('plugin::upload.file')
      .findOne({ where: { id }, populate: ['folder'] });
    return file.folder?.name;
  };

  it('files pictures by what shows them, and leaves the rest and what was filed', async () => {
    const [shown, loose] = [await uploadPicture(desk), await uploadPicture(desk)];
    const { documentId } = await makeCategory(desk, { image: shown.id });
    await tidy();
    expect([await folderOf(shown.id), await folderOf(loose.id)]).toEqual(['Categories', undefined]);

    const blog = await desk.strapi.db
      .query('plugin::upload.folder')
      .findOne({ where: { name: 'Blog' } });
    await desk.strapi.db
      .query('plugin::upload.file')
      .update({ where: { id: shown.id }, data: { folder: blog.id, folderPath: blog.path } });
    await tidy();
    expect(await folderOf(shown.id)).toBe('Blog');
    const category = await desk.strapi
      .documents('api::category.category')
      .findOne({ documentId, populate: ['image'] });
    expect(category?.image?.id).toBe(shown.id);
  });

  it('has each folder once, however often the desk starts', async () => {
    await tidy();
    await tidy();
    const folders: { name: string }[] = await desk.strapi.db
      .query('plugin::upload.folder')
      .findMany({ orderBy: 'id' });
    expect(folders.map(({ name }) => name)).toEqual(['Products', 'Categories', 'Blog', 'Pages']);
  });
});
