import { beforeAll, describe, expect, it } from 'vitest';
import { adminToken, call } from './setup/api';
import { getDesk, type Desk } from './setup/desk';
import { hire } from './setup/people';
import { paint, uploadPicture } from './setup/pictures';

let desk: Desk;
const staff = ['strapi-editor', 'strapi-author', 'designer', 'sales'];
const tokens = new Map<string, string>();
beforeAll(async () => {
  desk = await getDesk();
  for (const role of staff) tokens.set(role, await hire(desk, role));
});

const as = (role: string) => ({ token: tokens.get(role) ?? '' });

const withPictures = ['list', 'upload', 'describe', 'delete'] as const;

async function handle(role: string, act: (typeof withPictures)[number]) {
  if (act === 'list') return call(desk, '/upload/files', as(role));
  const form = new FormData();
  if (act === 'upload') {
    const bytes = await paint(64, 48).jpeg().toBuffer();
    form.set('files', new Blob([Uint8Array.from(bytes)], { type: 'image/jpeg' }), 'blind.jpg');
    form.set('fileInfo', JSON.stringify({ name: 'blind.jpg' }));
    return call(desk, '/upload', { ...as(role), body: form });
  }
  const { id } = await uploadPicture(desk);
  if (act === 'delete') return call(desk, `/upload/files/${id}`, { ...as(role), method: 'DELETE' });
  form.set('fileInfo', JSON.stringify({ alternativeText: 'Another blind.' }));
  return call(desk, `/upload?id=${id}`, { ...as(role), body: form });
}

/** What each role may do with pictures that somebody else has uploaded. */
const pictures: Record<string, readonly (typeof withPictures)[number][]> = {
  'strapi-editor': withPictures,
  'strapi-author': ['list', 'upload'],
  designer: withPictures,
  sales: [],
};

describe('every role, with pictures', () => {
  it.each(staff.flatMap((role) => withPictures.map((act) => ({ role, act }))))(
    '$role: $act',
    async ({ role, act }) => {
      const { status } = await handle(role, act);
      const may = pictures[role]?.includes(act);
      expect(status).toBe(may ? (act === 'upload' ? 201 : 200) : 403);
    },
  );
});

/** What changes the desk itself, and what tells of people: the administrator's alone. */
const settings = [
  ['GET', '/admin/users'],
  ['POST', '/admin/users'],
  ['GET', '/admin/roles'],
  ['PUT', '/admin/roles/2/permissions'],
  ['GET', '/admin/api-tokens'],
  ['POST', '/admin/api-tokens'],
  ['GET', '/admin/webhooks'],
  ['POST', '/admin/webhooks'],
  ['POST', '/admin/project-settings'],
  ['GET', '/email/settings'],
  ['POST', '/email/test'],
  ['GET', '/upload/settings'],
  ['PUT', '/upload/settings'],
  ['PUT', '/content-manager/content-types/api::product.product/configuration'],
  ['PUT', '/content-manager/components/shared.link/configuration'],
  ['GET', '/users-permissions/roles'],
  ['PUT', '/users-permissions/advanced'],
] as const;

describe('every role, with the settings', () => {
  it.each(settings)('none may %s %s', async (method, path) => {
    const answers = await Promise.all(
      staff.map(async (role) => {
        const body = method === 'GET' ? {} : { body: { name: 'x' } };
        return (await call(desk, path, { ...as(role), method, ...body })).status;
      }),
    );
    expect(answers).toEqual([403, 403, 403, 403]);
    const owner = await call(desk, path, { token: await adminToken(desk), method });
    expect(owner.status, 'There is such a door.').not.toBe(404);
    expect(owner.status).not.toBe(403);
  });

  it('only sales exports the requests', async () => {
    const answers = await Promise.all(
      staff.map(async (role) => (await call(desk, '/desk/consultations.csv', as(role))).status),
    );
    expect(answers).toEqual([403, 403, 403, 200]);
  });
});
