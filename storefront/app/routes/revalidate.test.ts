import { describe, expect, it } from 'vitest';
import { categoryRow } from '#tests/setup/cms-rows';
import { fakeCms } from '#tests/setup/fake-cms';

const cms = fakeCms();
const signed = { authorization: 'Bearer a-revalidate-secret-of-the-unit-tests' };
const published = { event: 'entry.publish', model: 'category', entry: { id: 1 } };

async function report(body: unknown, headers: Record<string, string> = signed, method = 'POST') {
  const { action } = await import('./revalidate');
  const request = new Request('https://shop.test/revalidate', {
    method,
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
  const answer = await action({ request, params: {}, context: {} });
  return { status: answer.status, json: (await answer.json()) as unknown };
}

async function shownNames() {
  const { getCategories } = await import('#app/cms/queries/categories.server');
  const result = await getCategories();
  return result.ok ? result.data.map(({ name }) => name) : [];
}

describe('a report of the CMS', () => {
  it('makes what was published show on the next read', async () => {
    cms.has('categories', [categoryRow('wood', { name: 'Wood' })]);
    expect(await shownNames()).toEqual(['Wood']);
    cms.has('categories', [categoryRow('wood', { name: 'Real Wood' })]);
    expect(await shownNames()).toEqual(['Wood']);
    expect(await report(published)).toEqual({
      status: 200,
      json: { dropped: ['category', 'product', 'landing-page'] },
    });
    expect(await shownNames()).toEqual(['Real Wood']);
  });

  it.each([
    [{ event: 'entry.publish', model: 'product' }, ['product']],
    [{ event: 'entry.unpublish', model: 'testimonial' }, ['testimonial']],
    [{ event: 'entry.publish', model: 'landing-page' }, ['landing-page']],
    [{ event: 'entry.delete', model: 'blog-post', entry: null }, ['blog-post']],
    [{ event: 'entry.create', model: 'consultation' }, []],
    [{ event: 'trigger-test' }, []],
    [{ event: 'entry.publish', model: 'toString' }, []],
    [
      { event: 'media.update', media: {} },
      [
        'category',
        'product',
        'testimonial',
        'blog-post',
        'info-page',
        'landing-page',
        'redirect',
        'media',
      ],
    ],
  ])('%o drops %j', async (body, dropped) => {
    expect(await report(body)).toEqual({ status: 200, json: { dropped } });
  });

  it('may come twice', async () => {
    expect(await report(published)).toEqual(await report(published));
  });

  it('may carry a long entry', async () => {
    const entry = { body: 'x'.repeat(200_000) };
    expect((await report({ ...published, entry })).status).toBe(200);
  });

  it.each(['{', '[]', '{}', '{"event":5}', 'null'])('that reads %s is 400', async (body) => {
    expect((await report(body)).status).toBe(400);
  });
});

describe('anybody else', () => {
  it.each<[string, Record<string, string>]>([
    ['no secret', {}],
    ['a wrong secret', { authorization: 'Bearer wrong' }],
    ['an empty secret', { authorization: 'Bearer ' }],
    ['another scheme', { authorization: 'Basic a-revalidate-secret-of-the-unit-tests' }],
    ['the secret and more', { authorization: `${signed.authorization}x` }],
  ])('with %s is 401 and drops nothing', async (_, headers) => {
    cms.has('categories', [categoryRow('wood')]);
    await shownNames();
    expect((await report(published, headers)).status).toBe(401);
    await shownNames();
    expect(cms.calls).toHaveLength(1);
  });

  it('is not told whether a body would have been right', async () => {
    expect((await report('{', {})).status).toBe(401);
  });

  it('cannot read here, nor write by another method', async () => {
    const { loader } = await import('./revalidate');
    expect(loader().status).toBe(405);
    expect(loader().headers.get('allow')).toBe('POST');
    expect((await report(published, signed, 'PUT')).status).toBe(405);
  });
});
