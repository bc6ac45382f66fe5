import { beforeAll, describe, expect, it } from 'vitest';
import { adminToken, call } from './setup/api';
import { getDesk, type Desk } from './setup/desk';
import { hire } from './setup/people';
import { sample, typeNames, uidOf, type TypeName } from './setup/samples';

let desk: Desk;
beforeAll(async () => {
  desk = await getDesk();
});

const actions = ['create', 'read', 'update', 'publish', 'unpublish', 'delete'] as const;
type Action = (typeof actions)[number];

const all: readonly Action[] = actions;
const none: readonly Action[] = [];

/** What each role may do with a document that somebody else made. What is not here is refused. */
const table: Record<string, Partial<Record<TypeName, readonly Action[]>>> = {
  'strapi-editor': {
    category: all,
    product: all,
    testimonial: all,
    'blog-post': all,
    'landing-page': all,
    'info-page': all,
    redirect: ['create', 'read', 'update', 'delete'],
  },
  'strapi-author': { 'blog-post': ['create'] },
  designer: { category: ['read'], 'landing-page': all, 'info-page': all },
  sales: { consultation: ['read', 'update'] },
};

const cells = Object.entries(table).flatMap(([role, allowed]) =>
  typeNames.flatMap((type) => actions.map((action) => ({ role, type, action, allowed }))),
);

const collection = (type: TypeName) => `/content-manager/collection-types/${uidOf(type)}`;

/** One action of the admin, as its own page sends it. */
async function act(token: string, type: TypeName, action: Action, documentId: string) {
  const path = `${collection(type)}/${documentId}`;
  switch (action) {
    case 'create':
      return call(desk, collection(type), { token, body: await sample(desk, type) });
    case 'read':
      return call(desk, path, { token });
    case 'update': {
      // The only field of a request that anybody may change.
      const body = type === 'consultation' ? { stage: 'closed' } : await sample(desk, type);
      return call(desk, path, { token, method: 'PUT', body });
    }
    case 'publish':
    case 'unpublish':
      return call(desk, `${path}/actions/${action}`, { token, body: {} });
    case 'delete':
      return call(desk, path, { token, method: 'DELETE' });
  }
}

async function makeWith(token: string, type: TypeName): Promise<string> {
  const { status, body } = await call(desk, collection(type), {
    token,
    body: await sample(desk, type),
  });
  if (status !== 201) throw new Error(`${type}: ${status} ${JSON.stringify(body)}`);
  return (body?.data as { documentId: string }).documentId;
}

const tokens = new Map<string, Promise<string>>();
function tokenOf(role: string): Promise<string> {
  const token = tokens.get(role) ?? hire(desk, role);
  tokens.set(role, token);
  return token;
}

describe('every role, with every type, in every action', () => {
  it.each(cells)('$role: $action $type', async ({ role, type, action, allowed }) => {
    const owner = await adminToken(desk);
    const documentId = await makeWith(owner, type);
    if (action === 'unpublish') await act(owner, type, 'publish', documentId);
    const { status } = await act(await tokenOf(role), type, action, documentId);
    const may = (allowed[type] ?? none).includes(action);
    expect(status).toBe(may ? (action === 'create' ? 201 : 200) : 403);
  });
});

describe('an author', () => {
  it.each([
    ['read', 200],
    ['update', 200],
    ['publish', 403],
    ['unpublish', 403],
    ['delete', 200],
  ] as const)('may %s a draft of their own: %i', async (action, expected) => {
    const token = await tokenOf('strapi-author');
    const documentId = await makeWith(token, 'blog-post');
    expect((await act(token, 'blog-post', action, documentId)).status).toBe(expected);
  });

  it('cannot take down a post of their own that an editor has published', async () => {
    const token = await tokenOf('strapi-author');
    const documentId = await makeWith(token, 'blog-post');
    await act(await tokenOf('strapi-editor'), 'blog-post', 'publish', documentId);
    const { status, body } = await act(token, 'blog-post', 'delete', documentId);
    expect(status).toBe(400);
    expect(body?.error?.message).toBe(
      'This is in the shop. Ask an editor to unpublish it before you delete it.',
    );
    expect((await act(token, 'blog-post', 'update', documentId)).status).toBe(200);
  });

  it('sees no post of anybody else', async () => {
    const stranger = await makeWith(await adminToken(desk), 'blog-post');
    const { body } = await call(desk, `${collection('blog-post')}?pageSize=100`, {
      token: await tokenOf('strapi-author'),
    });
    expect(JSON.stringify(body?.results)).not.toContain(stranger);
  });
});
