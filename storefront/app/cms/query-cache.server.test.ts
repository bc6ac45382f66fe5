import { afterEach, describe, expect, it, vi } from 'vitest';
import { QueryCache } from './query-cache.server';
import { backgroundWork, cacheWithClock, down, policy, slowCms } from '#tests/setup/query-cache';

describe('a remembered answer', () => {
  it('is handed out without asking while it is fresh', async () => {
    const { clock, load, cmsSays, shown } = cacheWithClock();
    cmsSays('old');
    await shown();
    cmsSays('new');
    clock.time += 59_999;
    expect(await shown()).toBe('old');
    expect(load).toHaveBeenCalledOnce();
  });

  it('is handed out at once when it is stale, and renewed behind it', async () => {
    const { clock, cmsSays, shown } = cacheWithClock();
    cmsSays('old');
    await shown();
    cmsSays('new');
    clock.time += 60_000;
    expect(await shown()).toBe('old');
    await backgroundWork();
    expect(await shown()).toBe('new');
  });

  it('is waited for when it is too old to be shown', async () => {
    const { clock, cmsSays, shown } = cacheWithClock();
    cmsSays('old');
    await shown();
    cmsSays('new');
    clock.time += 660_000;
    expect(await shown()).toBe('new');
  });

  it('belongs to its key', async () => {
    const { cmsSays, shown } = cacheWithClock();
    cmsSays('first');
    await shown('a');
    cmsSays('second');
    expect([await shown('b'), await shown('a')]).toEqual(['second', 'first']);
  });

  it('gives way once there are too many', async () => {
    const { load, cmsSays, shown } = cacheWithClock();
    cmsSays('answer');
    for (const key of ['a', 'b', 'c', 'd', 'a']) await shown(key);
    expect(load).toHaveBeenCalledTimes(5);
  });
});

describe('a cache bounded by weight', () => {
  it('lets the answer go that was unused for longest', async () => {
    const weight = { of: (text: string) => text.length, max: 10 };
    const cache = new QueryCache<string>(policy, { weight });
    const load = vi.fn(() => Promise.resolve({ ok: true as const, data: '12345' }));
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await cache.read(key, load);
    expect(load).toHaveBeenCalledTimes(4);
  });

  it('does not keep what is heavier than all of it', async () => {
    const weight = { of: (text: string) => text.length, max: 3 };
    const cache = new QueryCache<string>(policy, { weight });
    const load = vi.fn(() => Promise.resolve({ ok: true as const, data: '12345' }));
    expect(await cache.read('a', load)).toEqual({ ok: true, data: '12345' });
    await cache.read('a', load);
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('an answer that takes long', () => {
  afterEach(() => vi.useRealTimers());

  it('is not waited for beyond patience, and is there for the next reader', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { load, shown } = cacheWithClock();
    const answer = slowCms(load);
    const reader = shown();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await reader).toBe('timeout');
    answer(0, 'late');
    await vi.advanceTimersByTimeAsync(0);
    expect(await shown()).toBe('late');
    expect(load).toHaveBeenCalledOnce();
  });

  it('leaves a visitor with the old one, when there is one', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { cache, load, cmsSays, shown } = cacheWithClock();
    cmsSays('old');
    await shown();
    cache.dropAll();
    slowCms(load);
    const reader = shown();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await reader).toBe('old');
  });
});

describe('an answer that says nothing new', () => {
  const read = (cache: QueryCache<string[]>, ...data: string[]) =>
    cache.read('key', () => Promise.resolve({ ok: true, data }));

  it('stays the object that it was, so that what is made of it stays too', async () => {
    const cache = new QueryCache<string[]>(policy);
    const first = await read(cache, 'a', 'b');
    cache.dropAll();
    await read(cache, 'a', 'b');
    const second = await read(cache, 'never asked for');
    expect(first.ok && second.ok && second.data === first.data).toBe(true);
  });

  it('and another answer is another object', async () => {
    const cache = new QueryCache<string[]>(policy);
    await read(cache, 'a', 'b');
    cache.dropAll();
    expect(await read(cache, 'b', 'a')).toEqual({ ok: true, data: ['b', 'a'] });
    expect(await read(cache, 'never asked for')).toEqual({ ok: true, data: ['b', 'a'] });
  });
});

describe('single flight', () => {
  it('asks once for all who wait', async () => {
    const { load, shown } = cacheWithClock();
    const answer = slowCms(load);
    const readers = [shown(), shown(), shown()];
    answer(0, 'one');
    expect(await Promise.all(readers)).toEqual(['one', 'one', 'one']);
    expect(load).toHaveBeenCalledOnce();
  });

  it('asks once behind a stale answer', async () => {
    const { clock, load, cmsSays, shown } = cacheWithClock();
    cmsSays('old');
    await shown();
    clock.time += 60_000;
    slowCms(load);
    await Promise.all([shown(), shown(), shown()]);
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('dropping', () => {
  it('shows what was published on the very next read', async () => {
    const { cache, cmsSays, shown } = cacheWithClock();
    cmsSays('old');
    await shown();
    cmsSays('new');
    cache.dropAll();
    expect(await shown()).toBe('new');
  });

  it('twice does no harm', async () => {
    const { cache, load, cmsSays, shown } = cacheWithClock();
    cmsSays('old');
    await shown();
    cache.dropAll();
    cache.dropAll();
    await shown();
    await shown();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('forgets that the CMS was away, for it has just spoken', async () => {
    const { cache, cmsSays, shown } = cacheWithClock();
    cmsSays(down);
    await shown();
    cmsSays('new');
    cache.dropAll();
    expect(await shown()).toBe('new');
  });

  it('does not let an answer that was under way pass for the new one', async () => {
    const { cache, load, shown } = cacheWithClock();
    const answer = slowCms(load);
    const early = shown();
    cache.dropAll();
    answer(0, 'old');
    expect(await early).toBe('old');

    const late = shown();
    answer(1, 'new');
    expect(await late).toBe('new');
    expect(await shown()).toBe('new');
  });

  it('does not let an old answer overwrite the new one by coming last', async () => {
    const { cache, load, shown } = cacheWithClock();
    const answer = slowCms(load);
    const early = shown();
    cache.dropAll();
    const late = shown();
    answer(1, 'new');
    await late;
    answer(0, 'old');
    await early;
    expect(await shown()).toBe('new');
  });

  it('keeps an answer that was under way for the case that the CMS goes away', async () => {
    const { cache, load, cmsSays, shown } = cacheWithClock();
    const answer = slowCms(load);
    const early = shown();
    cache.dropAll();
    answer(0, 'old');
    await early;
    cmsSays(down);
    expect(await shown()).toBe('old');
  });
});
