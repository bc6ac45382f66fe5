import { beforeAll, describe, expect, it } from 'vitest';
import { call } from './setup/api';
import { getDesk, type Desk } from './setup/desk';
import { consultation, makeCategory } from './setup/documents';

let desk: Desk;
beforeAll(async () => {
  desk = await getDesk();
});

const readable = [
  '/api/categories',
  '/api/products',
  '/api/testimonials',
  '/api/blog-posts',
  '/api/landing-pages',
  '/api/info-pages',
];

/** Every REST route that Strapi answers, with something in place of each parameter. */
function restRoutes() {
  const layers: { path: string; methods: string[] }[] = desk.strapi.server.listRoutes();
  return layers
    .filter(({ path }) => path.startsWith('/api/'))
    .flatMap(({ path, methods }) =>
      methods
        .filter((method) => method !== 'HEAD')
        .map((method) => ({ method, path: path.replace(/:\w+(\(.*?\))?/g, 'x') })),
    );
}

/** What the desk answers beside its REST API, the admin's own calls above all. Only the root lists every method. */
function deskRoutes() {
  const layers: { path: string; methods: string[] }[] = desk.strapi.server.listRoutes();
  const ours = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
  return layers
    .filter(({ path }) => !path.startsWith('/api/') && !/[*(]/.test(path))
    .flatMap(({ path, methods }) =>
      methods
        .filter((method) => ours.includes(method))
        .map((method) => ({ method, path: path.replace(/:\w+/g, 'x') })),
    );
}

describe('a visitor without a key', () => {
  it('finds no door of the desk but its health and what the sign-in page needs', async () => {
    const open: string[] = [];
    for (const { method, path } of deskRoutes()) {
      const body = method === 'GET' ? {} : { body: {} };
      const { status } = await call(desk, path, { method, ...body });
      if (![400, 401, 403, 404, 405, 429].includes(status))
        open.push(`${method} ${path} ${status}`);
    }
    expect(open.filter((route) => !/^\w+ \/_health 204$/.test(route))).toEqual([
      'GET /admin/init 200',
      'GET /admin/project-type 200',
      'GET /content-manager/preview/script 200',
    ]);
  });

  it('cannot become an administrator', async () => {
    const person = { firstname: 'Eve', lastname: 'X', email: 'eve@example.com' };
    const body = { ...person, password: 'Abcdef123456' };
    for (const [path, userInfo] of [
      ['/admin/register-admin', body],
      ['/admin/register', { registrationToken: 'guessed', userInfo: body }],
    ] as const) {
      expect((await call(desk, path, { body: userInfo })).status, path).toBe(400);
    }
  });

  it('gets nothing from any route of the REST API', async () => {
    const routes = restRoutes();
    expect(routes.length).toBeGreaterThan(30);
    const open: string[] = [];
    for (const { method, path } of routes) {
      const { status } = await call(desk, path, { method });
      if (![401, 403, 405, 429].includes(status)) open.push(`${method} ${path} ${status}`);
    }
    expect(open).toEqual([]);
  });

  it('cannot register', async () => {
    const body = { username: 'eve', email: 'eve@example.com', password: 'Abcdef123456' };
    const { status } = await call(desk, '/api/auth/local/register', { body });
    expect([400, 401, 403]).toContain(status);
  });

  it('gets nothing with a key that is not the shop’s', async () => {
    const { status } = await call(desk, '/api/categories', { token: 'f'.repeat(64) });
    expect(status).toBe(401);
  });

  it('may not read across origins in a browser, not even from a page of the shop', async () => {
    const { headers } = await call(desk, '/api/categories', {
      token: desk.token,
      headers: { origin: 'http://127.0.0.1:3000' },
    });
    expect(headers.get('access-control-allow-origin') || null).toBeNull();
  });

  it('is not told what the server runs on', async () => {
    const { headers } = await call(desk, '/api/categories', { token: desk.token });
    expect(headers.get('x-powered-by')).toBeNull();
  });
});

describe('the storefront’s key', () => {
  it.each(readable)('reads %s', async (path) => {
    expect((await call(desk, path, { token: desk.token })).status).toBe(200);
  });

  it.each(readable)('cannot write %s', async (path) => {
    const { token } = desk;
    const body = { data: { name: 'x' } };
    expect((await call(desk, path, { token, body })).status).toBe(405);
    for (const method of ['PUT', 'DELETE']) {
      const { status } = await call(desk, `${path}/x`, { token, method, body });
      expect([404, 405]).toContain(status);
    }
  });

  it('hands in consultation requests but cannot read one', async () => {
    const { token } = desk;
    const sent = await call(desk, '/api/consultations', { token, body: { data: consultation() } });
    expect(sent.status).toBe(201);
    const { documentId } = sent.body?.data as { documentId: string };
    for (const path of ['/api/consultations', `/api/consultations/${documentId}`]) {
      expect((await call(desk, path, { token })).status).toBeGreaterThanOrEqual(400);
    }
  });

  it('cannot upload, list users or read the media library', async () => {
    const { token } = desk;
    for (const path of ['/api/upload/files', '/api/users', '/api/users/me']) {
      expect((await call(desk, path, { token })).status).toBe(403);
    }
    expect((await call(desk, '/api/upload', { token, body: new FormData() })).status).toBe(403);
  });

  it('opens no door of the admin', async () => {
    const path = '/content-manager/collection-types/api::consultation.consultation';
    expect((await call(desk, path, { token: desk.token })).status).toBe(401);
  });

  it('is told of a misspelt parameter instead of getting another answer', async () => {
    const { status } = await call(desk, '/api/products?filter=blackout', { token: desk.token });
    expect(status).toBe(400);
  });
});

describe('a draft', () => {
  async function slugsSeen(query: string): Promise<unknown[]> {
    const { body } = await call(desk, `/api/categories?pagination[pageSize]=100${query}`, {
      token: desk.token,
    });
    return (body?.data as { slug: string }[]).map(({ slug }) => slug);
  }

  it('is in no list until it is published, and not after it is withdrawn', async () => {
    const categories = desk.strapi.documents('api::category.category');
    const { documentId, slug } = await makeCategory(desk);
    expect(await slugsSeen('')).not.toContain(slug);
    await categories.publish({ documentId });
    expect(await slugsSeen('')).toContain(slug);
    await categories.unpublish({ documentId });
    expect(await slugsSeen('')).not.toContain(slug);
  });

  it('keeps its changes to itself while the published version is read', async () => {
    const { documentId } = await makeCategory(desk, { status: 'published' });
    await desk.strapi
      .documents('api::category.category')
      .update({ documentId, data: { description: 'Not yet approved.' } });
    const { body } = await call(desk, `/api/categories/${documentId}`, { token: desk.token });
    expect(body?.data).toMatchObject({ description: 'One clean plane of cloth.' });
  });
});
