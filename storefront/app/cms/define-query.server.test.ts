import * as z from 'zod';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeCms } from '#tests/setup/fake-cms';

const cms = fakeCms();
const lines: string[] = [];

beforeEach(() => {
  lines.length = 0;
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
});

afterEach(() => vi.useRealTimers());

function logged(): { event: string }[] {
  return lines.map((line) => JSON.parse(line) as { event: string });
}

const things = {
  tag: 'product',
  lifetime: 'content',
  answer: z.object({ documentId: z.string(), name: z.string() }),
  toDomain: ({ documentId, name }: { documentId: string; name: string }) => {
    if (name === 'unmappable') throw new Error('the mapper stumbled');
    return `${documentId}:${name}`;
  },
} as const;

async function defineThings() {
  const { defineListQuery } = await import('./define-query.server');
  return defineListQuery({
    ...things,
    request: () => ({ path: 'things', params: { fields: ['name'], sort: ['name:asc'] } }),
  });
}

async function defineThing() {
  const { defineQuery } = await import('./define-query.server');
  return defineQuery({
    ...things,
    request: (name: string) => ({ path: 'things', params: { filters: { name: { $eq: name } } } }),
  });
}

function rows(...names: unknown[]) {
  return names.map((name, index) => ({ documentId: String(index), name }) as never);
}

describe('defineListQuery', () => {
  it('asks for whole pages, with the fields of the request', async () => {
    cms.has('things', rows('a'));
    const getThings = await defineThings();
    expect(await getThings()).toEqual({ ok: true, data: ['0:a'] });
    expect(cms.calls[0]?.params).toEqual({
      'fields[0]': 'name',
      'sort[0]': 'name:asc',
      'pagination[page]': '1',
      'pagination[pageSize]': '100',
    });
  });

  it('reads page after page until it has all', async () => {
    cms.has('things', rows('a', 'b', 'c', 'd', 'e'), 2);
    const result = await (await defineThings())();
    expect(result).toEqual({ ok: true, data: ['0:a', '1:b', '2:c', '3:d', '4:e'] });
    expect(cms.calls.map(({ params }) => params['pagination[page]'])).toEqual(['1', '2', '3']);
  });

  it('lets nobody wait for all pages longer than for one call, and reads them to the end', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    cms.has('things', rows('a', 'b', 'c'), 1, 1_900);
    const getThings = await defineThings();
    const outcome = getThings();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await outcome).toMatchObject({ ok: false, failure: { kind: 'timeout' } });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await getThings()).toMatchObject({ ok: true, data: ['0:a', '1:b', '2:c'] });
    expect(cms.calls).toHaveLength(3);
  });

  it('gives up on pages that take longer together than any list of ours', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    cms.has('things', rows(...Array.from({ length: 40 }, String)), 1, 1_900);
    void (await defineThings())();
    await vi.advanceTimersByTimeAsync(70_000);
    expect(cms.calls.length).toBeLessThan(34);
    expect(logged()).toContainEqual(expect.objectContaining({ event: 'cms.read.failed' }));
  });

  it('leaves out what lies beyond the last page that it reads, and says so', async () => {
    cms.has('things', rows(...Array.from({ length: 201 }, String)), 1);
    const result = await (await defineThings())();
    expect(result.ok && result.data.length).toBe(200);
    expect(logged()).toEqual([
      expect.objectContaining({ event: 'cms.list.cut', path: 'things', pageCount: 201 }),
    ]);
  });

  it('knows an empty list from a failure', async () => {
    cms.has('things', []);
    expect(await (await defineThings())()).toEqual({ ok: true, data: [] });
  });

  it('drops one bad row and says so, rather than losing the list', async () => {
    cms.has('things', rows('a', 42, 'c'));
    expect(await (await defineThings())()).toEqual({ ok: true, data: ['0:a', '2:c'] });
    expect(logged()).toEqual([
      expect.objectContaining({ event: 'cms.row.dropped', path: 'things', documentId: '1' }),
    ]);
  });

  it('fails when every row is bad: then it is the answer that changed its shape', async () => {
    cms.has('things', rows(1, 2));
    expect(await (await defineThings())()).toMatchObject({ ok: false, failure: { kind: 'shape' } });
  });

  it.each([
    ['no envelope', [{ documentId: '1', name: 'a' }]],
    ['no rows', { data: null, meta: { pagination: { pageCount: 1 } } }],
    ['no page count', { data: [], meta: {} }],
    ['an error with status 200', { error: { status: 500 } }],
    ['null', null],
  ])('fails on an answer with %s', async (_, body) => {
    cms.answers('things', body);
    expect(await (await defineThings())()).toMatchObject({ ok: false, failure: { kind: 'shape' } });
  });

  it('takes a stumbling mapper for a bad shape instead of throwing', async () => {
    cms.has('things', rows('unmappable'));
    expect(await (await defineThings())()).toMatchObject({ ok: false, failure: { kind: 'shape' } });
  });

  it('remembers the list', async () => {
    cms.has('things', rows('a'));
    const getThings = await defineThings();
    await getThings();
    await getThings();
    expect(cms.calls).toHaveLength(1);
  });
});

describe('defineQuery', () => {
  it('finds one document', async () => {
    cms.has('things', rows('a'));
    expect(await (await defineThing())('a')).toEqual({ ok: true, data: '0:a' });
    expect(cms.calls[0]?.params).toMatchObject({ 'filters[name][$eq]': 'a' });
  });

  it('finds nothing, which is no failure to log', async () => {
    cms.has('things', []);
    const result = await (await defineThing())('a');
    expect(result).toMatchObject({ ok: false, failure: { kind: 'not-found' } });
    expect(logged()).toEqual([]);
  });

  it('does not take a 404 of the CMS for "not found"', async () => {
    cms.answers('things', { error: { status: 404 } }, 404);
    const result = await (await defineThing())('a');
    expect(result).toMatchObject({ ok: false, failure: { kind: 'http' } });
  });

  it('remembers each document by itself', async () => {
    cms.has('things', rows('a'));
    const getThing = await defineThing();
    for (const name of ['a', 'b', 'a', 'b']) await getThing(name);
    expect(cms.calls).toHaveLength(2);
  });
});

describe('publishing', () => {
  it('drops the answers that the model is part of, and no others', async () => {
    cms.has('things', rows('a'));
    const getThings = await defineThings();
    const { dropModel } = await import('./cache-table.server');
    await getThings();

    expect(dropModel('testimonial')).toEqual(['testimonial']);
    await getThings();
    expect(cms.calls).toHaveLength(1);

    expect(dropModel('category')).toEqual(['category', 'product', 'landing-page']);
    await getThings();
    expect(cms.calls).toHaveLength(2);
  });
});

describe('R195: with the CMS away', () => {
  it('a query fails at once, logs one line and is not tried again', async () => {
    cms.isAway();
    const getThings = await defineThings();
    expect(await getThings()).toMatchObject({ ok: false, failure: { kind: 'unreachable' } });
    await getThings();
    expect(cms.calls).toHaveLength(1);
    expect(logged()).toEqual([
      expect.objectContaining({ event: 'cms.read.failed', kind: 'unreachable' }),
    ]);
  });

  it('what was loaded before is handed out', async () => {
    cms.has('things', rows('a'));
    const getThings = await defineThings();
    await getThings();
    const { dropEverything } = await import('./cache-table.server');
    dropEverything();
    cms.isAway();
    expect(await getThings()).toEqual({ ok: true, data: ['0:a'] });
  });
});

describe('a preview', () => {
  async function asGuest<T>(load: () => Promise<T>): Promise<T> {
    const { admit } = await import('#app/server/preview-cookie.server');
    const { asSeenBy } = await import('#app/server/preview-scope.server');
    const cookie = await admit({
      path: '/a',
      status: 'draft',
      model: 'category',
      documentId: 'abc',
      reach: 'document',
      drafts: [],
      desk: 'https://desk.shop.test',
      expires: Math.ceil(Date.now() / 1_000) + 60,
    });
    return asSeenBy(new Request('https://shop.test/a', { headers: { cookie } }), load);
  }

  it('does not show in what is remembered of the live site, though a guest was the first to ask', async () => {
    const { defineListQuery } = await import('./define-query.server');
    const { currentPreview } = await import('#app/server/preview-scope.server');
    cms.has('things', rows('a'));
    const getThings = defineListQuery({
      ...things,
      request: () => ({ path: 'things' }),
      toDomain: () => (currentPreview() ? 'for the eyes of staff' : 'live'),
    });
    const seen = await asGuest(async () => [currentPreview()?.reach, await getThings()]);
    expect(seen).toEqual(['document', { ok: true, data: ['live'] }]);
    expect(await getThings()).toEqual({ ok: true, data: ['live'] });
  });
});
