import { beforeAll, describe, expect, it } from 'vitest';
import type * as Access from '../src/access';
import { adminToken, call, signIn } from './setup/api';
import { getDesk, type Desk } from './setup/desk';
import { consultation, makeCategory } from './setup/documents';

let desk: Desk;
beforeAll(async () => {
  desk = await getDesk();
});

interface Right {
  action: string;
  subject: string | null;
}

/** What a role may do, as "blog-post.create" or, outside the content types, by Strapi's own name. */
async function rightsOf(code: string): Promise<string[]> {
  const role = await desk.strapi.db
    .query('admin::role')
    .findOne({ where: { code }, populate: ['permissions'] });
  const rights: Right[] = role.permissions;
  return rights
    .map(({ action, subject }) =>
      subject
        ? `${subject.split('.').at(-1)}.${action.split('.').at(-1)}`
        : action.replace('plugin::', ''),
    )
    .sort();
}

const every = (type: string) =>
  ['create', 'delete', 'publish', 'read', 'update'].map((action) => `${type}.${action}`);
const media = ['copy-link', 'create', 'download', 'update'].map((name) => `upload.assets.${name}`);

describe('the roles of the staff', () => {
  it('an editor keeps everything that shoppers see, and sees no request', async () => {
    expect(await rightsOf('strapi-editor')).toEqual(
      [
        ...every('category'),
        ...every('product'),
        ...every('testimonial'),
        ...every('blog-post'),
        ...every('landing-page'),
        ...every('info-page'),
        ...every('redirect').filter((right) => right !== 'redirect.publish'),
        ...media,
        'upload.read',
      ].sort(),
    );
  });

  it('an author writes posts and cannot publish them', async () => {
    const posts = ['create', 'delete', 'read', 'update'].map((action) => `blog-post.${action}`);
    expect(await rightsOf('strapi-author')).toEqual(
      [...posts, 'upload.assets.create', 'upload.assets.update', 'upload.read'].sort(),
    );
  });

  it('a designer builds pages', async () => {
    expect(await rightsOf('designer')).toEqual(
      [
        ...every('landing-page'),
        ...every('info-page'),
        'category.read',
        ...media,
        'upload.read',
      ].sort(),
    );
  });

  it('sales reads requests and moves them on', async () => {
    expect(await rightsOf('sales')).toEqual(['consultation.read', 'consultation.update']);
  });
});

describe('a start of the desk', () => {
  it('puts right what was changed by hand, and changes nothing else', async () => {
    const { db } = desk.strapi;
    const count = async () => [
      await db.query('admin::permission').count(),
      await db.query('admin::role').count(),
      await db.query('admin::user').count(),
      await db.query('admin::api-token').count(),
      await db.query('admin::api-token-permission').count(),
      await db.query('plugin::users-permissions.permission').count(),
    ];
    const before = await count();

    const editor = await db.query('admin::role').findOne({ where: { code: 'strapi-editor' } });
    await desk.strapi.service('admin::role').addPermissions(editor.id, [
      {
        action: 'plugin::content-manager.explorer.read',
        subject: 'api::consultation.consultation',
        properties: { fields: ['name'] },
        conditions: [],
      },
    ]);
    const visitor = await db
      .query('plugin::users-permissions.role')
      .findOne({ where: { type: 'public' } });
    await db
      .query('plugin::users-permissions.permission')
      .create({ data: { action: 'api::consultation.consultation.create', role: visitor.id } });
    const token = await db.query('admin::api-token').findOne({ where: { name: 'Storefront' } });
    await db
      .query('admin::api-token-permission')
      .create({ data: { action: 'plugin::upload.content-api.upload', token: token.id } });
    expect(await count()).not.toEqual(before);

    const { applyAccess } = desk.compiled<typeof Access>('access');
    await applyAccess(desk.strapi);
    expect(await count()).toEqual(before);
  });
});

describe('a member of sales', () => {
  const requests = '/content-manager/collection-types/api::consultation.consultation';
  let token: string;

  beforeAll(async () => {
    const email = 'sales@example.com';
    const password = 'Correct1horse';
    const role = await desk.strapi.db.query('admin::role').findOne({ where: { code: 'sales' } });
    await desk.strapi.service('admin::user').create({
      email,
      password,
      firstname: 'Sal',
      isActive: true,
      registrationToken: null,
      roles: [role.id],
    });
    token = await signIn(desk, { email, password });
  });

  it('works through the requests and changes no word of the visitor', async () => {
    const request = consultation();
    await call(desk, '/api/consultations', { token: desk.token, body: { data: request } });
    // Other tests have left requests of their own, more than a page of them.
    const list = await call(desk, `${requests}?sort=createdAt:DESC`, { token });
    expect(JSON.stringify(list.body?.results)).toContain(request.email);
    const [stored] = await desk.strapi
      .documents('api::consultation.consultation')
      .findMany({ filters: { submissionKey: request.submissionKey } });
    const path = `${requests}/${stored?.documentId}`;
    const change = { stage: 'contacted', internalNotes: 'Called.', phone: '000 000 0000' };
    expect((await call(desk, path, { token, method: 'PUT', body: change })).status).toBe(200);
    const after = await desk.strapi
      .documents('api::consultation.consultation')
      .findOne({ documentId: stored?.documentId ?? '' });
    expect(after).toMatchObject({
      stage: 'contacted',
      internalNotes: 'Called.',
      phone: request.phone,
    });
    expect((await call(desk, path, { token, method: 'DELETE' })).status).toBe(403);
  });

  it('gets nowhere else', async () => {
    await makeCategory(desk);
    const closed = [
      '/content-manager/collection-types/api::product.product',
      '/content-manager/collection-types/api::category.category',
      '/upload/files',
      '/admin/users',
      '/admin/api-tokens',
    ];
    for (const path of closed) {
      expect([path, (await call(desk, path, { token })).status]).toEqual([path, 403]);
    }
    expect((await call(desk, closed[0] ?? '', { token: await adminToken(desk) })).status).toBe(200);
  });
});
