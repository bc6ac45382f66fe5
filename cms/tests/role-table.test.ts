import { beforeAll, describe, expect, it } from 'vitest';
import { shopTypes } from '../src/documents/shop-types';
import { act, actions, listOf, type Action } from './setup/acts';
import { adminToken, call } from './setup/api';
import { getDesk, type Desk } from './setup/desk';
import { hire } from './setup/people';
import { makeAs, typeNames, uidOf, type TypeName } from './setup/samples';

let desk: Desk;
beforeAll(async () => {
  desk = await getDesk();
});

const all: readonly Action[] = actions;
const none: readonly Action[] = [];
const withoutDrafts: readonly Action[] = ['create', 'read', 'update', 'duplicate', 'delete'];

/** What each role may do with a document that somebody else made. What is not here is refused. */
const table: Record<string, Partial<Record<TypeName, readonly Action[]>>> = {
  'strapi-super-admin': Object.fromEntries(typeNames.map((type) => [type, all])),
  'strapi-editor': {
    category: all,
    product: all,
    testimonial: all,
    'blog-post': all,
    'landing-page': all,
    'info-page': all,
    redirect: withoutDrafts,
  },
  'strapi-author': { 'blog-post': ['create'] },
  designer: { category: ['read', 'preview'], 'landing-page': all, 'info-page': all },
  sales: { consultation: ['read', 'update'] },
};

/** Only what the shop shows has drafts, and a page to preview them on. */
const isPossible = (type: TypeName, action: Action) =>
  withoutDrafts.includes(action) || shopTypes.some((uid) => uid === uidOf(type));

const cells = Object.entries(table).flatMap(([role, allowed]) =>
  typeNames.flatMap((type) =>
    actions
      .filter((action) => isPossible(type, action))
      .map((action) => ({ role, type, action, may: (allowed[type] ?? none).includes(action) })),
  ),
);

/** A preview is not refused but has no address: Strapi would make a fault of the desk's out of a refusal. */
const refusal = (action: Action) => (action === 'preview' ? 204 : 403);

const tokens = new Map<string, Promise<string>>();
function tokenOf(role: string): Promise<string> {
  const token =
    tokens.get(role) ?? (role === 'strapi-super-admin' ? adminToken(desk) : hire(desk, role));
  tokens.set(role, token);
  return token;
}

/** A new document, in the shop where its type can be. */
async function make(type: TypeName): Promise<string> {
  const owner = await adminToken(desk);
  const documentId = await makeAs(desk, owner, type);
  if (isPossible(type, 'publish')) await act(desk, owner, type, 'publish', documentId);
  return documentId;
}

const kept = new Map<TypeName, Promise<string>>();
/** A document for what is refused: it stays as it was, for the next who is refused. */
function untouched(type: TypeName): Promise<string> {
  const documentId = kept.get(type) ?? make(type);
  kept.set(type, documentId);
  return documentId;
}

describe('every role, with every type, in every action', () => {
  it('are all that there are', async () => {
    const roles = await desk.strapi.db.query('admin::role').findMany();
    expect(roles.map(({ code }) => code).sort()).toEqual(Object.keys(table).sort());
    const { body } = await call(desk, '/content-manager/content-types', {
      token: await adminToken(desk),
    });
    const types = body?.data as { uid: string; isDisplayed: boolean }[];
    const listed = types.filter(({ isDisplayed }) => isDisplayed).map(({ uid }) => uid);
    expect(listed.sort()).toEqual(typeNames.map(uidOf).sort());
  });

  it.each(cells)('$role: $action $type', async ({ role, type, action, may }) => {
    const documentId = await (may ? make(type) : untouched(type));
    const { status } = await act(desk, await tokenOf(role), type, action, documentId);
    expect(status).toBe(may ? (action === 'create' ? 201 : 200) : refusal(action));
  });
});

describe('an author', () => {
  it.each([
    ['read', 200],
    ['preview', 200],
    ['update', 200],
    ['duplicate', 200],
    ['publish', 403],
    ['unpublish', 403],
    ['delete', 200],
  ] as const)('may %s a draft of their own: %i', async (action, expected) => {
    const token = await tokenOf('strapi-author');
    const documentId = await makeAs(desk, token, 'blog-post');
    expect((await act(desk, token, 'blog-post', action, documentId)).status).toBe(expected);
  });

  it('cannot take down a post of their own that an editor has published', async () => {
    const token = await tokenOf('strapi-author');
    const documentId = await makeAs(desk, token, 'blog-post');
    await act(desk, await tokenOf('strapi-editor'), 'blog-post', 'publish', documentId);
    const { status, body } = await act(desk, token, 'blog-post', 'delete', documentId);
    expect(status).toBe(400);
    expect(body?.error?.message).toBe(
      'This is in the shop. Ask an editor to unpublish it before you delete it.',
    );
    expect((await act(desk, token, 'blog-post', 'update', documentId)).status).toBe(200);
  });

  it('sees no post of anybody else', async () => {
    const stranger = await makeAs(desk, await adminToken(desk), 'blog-post');
    const { body } = await call(desk, `${listOf('blog-post')}?pageSize=100`, {
      token: await tokenOf('strapi-author'),
    });
    expect(JSON.stringify(body?.results)).not.toContain(stranger);
  });
});
