import { describe, expect, it, vi } from 'vitest';
import { cmsFailure, type CmsResult } from './failure';
import { QueryCache } from './query-cache.server';

const policy = {
  freshMs: 60_000,
  staleMs: 600_000,
  missingMs: 10_000,
  pauseMs: 1_000,
  maxEntries: 3,
};
const down = cmsFailure('unreachable', 'products: ECONNREFUSED');
const missing = cmsFailure('not-found', 'products');

/** A cache with a clock and a CMS, both in the test's hands. */
function setup() {
  const clock = { time: 1_000_000 };
  const cache = new QueryCache<string>(policy, { now: () => clock.time });
  const load = vi.fn<() => Promise<CmsResult<string>>>();
  const cmsSays = (answer: CmsResult<string> | string) => {
    const result = typeof answer === 'string' ? { ok: true as const, data: answer } : answer;
    load.mockImplementation(() => Promise.resolve(result));
  };
  const read = (key = 'key') => cache.read(key, load);
  const shown = async (key = 'key') => {
    const result = await read(key);
    return result.ok ? result.data : result.failure.kind;
  };
  return { clock, cache, load, cmsSays, read, shown };
}

/** A CMS whose answers come when the test lets them. */
function slowCms(load: ReturnType<typeof setup>['load']) {
  const pending: ((result: CmsResult<string>) => void)[] = [];
  load.mockImplementation(() => new Promise((resolve) => pending.push(resolve)));
  return (index: number, data: string) => pending[index]?.({ ok: true, data });
}

const backgroundWork = () => new Promise((resolve) => setTimeout(resolve));

describe('a remembered answer', () => {
  it('is handed out without asking while it is fresh', async () => {
    const { clock, load, cmsSays, shown } = setup();
    cmsSays('old');
    await shown();
    cmsSays('new');
    clock.time += 59_999;
    expect(await shown()).toBe('old');
    expect(load).toHaveBeenCalledOnce();
  });

  it('is handed out at once when it is stale, and renewed behind it', async () => {
    const { clock, cmsSays, shown } = setup();
    cmsSays('old');
    await shown();
    cmsSays('new');
    clock.time += 60_000;
    expect(await shown()).toBe('old');
    await backgroundWork();
    expect(await shown()).toBe('new');
  });

  it('is waited for when it is too old to be shown', async () => {
    const { clock, cmsSays, shown } = setup();
    cmsSays('old');
    await shown();
    cmsSays('new');
    clock.time += 660_000;
    expect(await shown()).toBe('new');
  });

  it('belongs to its key', async () => {
    const { cmsSays, shown } = setup();
    cmsSays('first');
    await shown('a');
    cmsSays('second');
    expect([await shown('b'), await shown('a')]).toEqual(['second', 'first']);
  });

  it('gives way once there are too many', async () => {
    const { load, cmsSays, shown } = setup();
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

describe('single flight', () => {
  it('asks once for all who wait', async () => {
    const { load, shown } = setup();
    const answer = slowCms(load);
    const readers = [shown(), shown(), shown()];
    answer(0, 'one');
    expect(await Promise.all(readers)).toEqual(['one', 'one', 'one']);
    expect(load).toHaveBeenCalledOnce();
  });

  it('asks once behind a stale answer', async () => {
    const { clock, load, cmsSays, shown } = setup();
    cmsSays('old');
    await shown();
    clock.time += 60_000;
    slowCms(load);
    await Promise.all([shown(), shown(), shown()]);
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('while the CMS is away', () => {
  it('what was loaded once keeps being handed out, however old', async () => {
    const { clock, cmsSays, shown } = setup();
    cmsSays('old');
    await shown();
    cmsSays(down);
    for (let hour = 0; hour < 48; hour++) {
      clock.time += 3_600_000;
      expect(await shown()).toBe('old');
    }
  });

  it.each(['unreachable', 'timeout', 'http', 'shape'] as const)(
    'a bad answer (%s) never takes the place of a good one',
    async (kind) => {
      const { cache, clock, cmsSays, shown } = setup();
      cmsSays('good');
      await shown();
      cmsSays(cmsFailure(kind, 'products'));
      cache.dropAll();
      expect(await shown()).toBe('good');
      clock.time += 5_000;
      cmsSays('better');
      await shown();
      await backgroundWork();
      expect(await shown()).toBe('better');
    },
  );

  it('nobody waits for it who can be shown something', async () => {
    const { clock, load, cmsSays, shown } = setup();
    cmsSays('old');
    await shown();
    cmsSays(down);
    clock.time += 700_000;
    await shown();
    clock.time += 1_000;
    slowCms(load);
    expect(await shown()).toBe('old');
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('it is left alone for a second after a failure', async () => {
    const { clock, load, cmsSays, shown } = setup();
    cmsSays(down);
    await shown();
    clock.time += 999;
    expect(await shown()).toBe('unreachable');
    expect(load).toHaveBeenCalledOnce();
  });

  it('what was never loaded fails, and heals by itself when the CMS returns', async () => {
    const { clock, cmsSays, shown } = setup();
    cmsSays(down);
    expect(await shown()).toBe('unreachable');
    cmsSays('back');
    clock.time += 1_000;
    expect(await shown()).toBe('back');
  });
});

describe('"not found"', () => {
  it('is believed for a short while only', async () => {
    const { clock, load, cmsSays, shown } = setup();
    cmsSays(missing);
    await shown();
    cmsSays('published meanwhile');
    clock.time += 9_999;
    expect(await shown()).toBe('not-found');
    clock.time += 1;
    expect(await shown()).toBe('published meanwhile');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('takes the place of what has been deleted', async () => {
    const { cache, clock, cmsSays, shown } = setup();
    cmsSays('deleted soon');
    await shown();
    cmsSays(missing);
    cache.dropAll();
    expect(await shown()).toBe('not-found');
    cmsSays(down);
    clock.time += 10_000;
    expect(await shown()).toBe('unreachable');
  });

  it('for many addresses pushes no good answer out', async () => {
    const { load, cmsSays, shown } = setup();
    cmsSays('good');
    await shown('good');
    cmsSays(missing);
    for (let index = 0; index < 20; index++) await shown(`made-up-${index}`);
    load.mockClear();
    expect(await shown('good')).toBe('good');
    expect(load).not.toHaveBeenCalled();
  });
});

describe('dropping', () => {
  it('shows what was published on the very next read', async () => {
    const { cache, cmsSays, shown } = setup();
    cmsSays('old');
    await shown();
    cmsSays('new');
    cache.dropAll();
    expect(await shown()).toBe('new');
  });

  it('twice does no harm', async () => {
    const { cache, load, cmsSays, shown } = setup();
    cmsSays('old');
    await shown();
    cache.dropAll();
    cache.dropAll();
    await shown();
    await shown();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('forgets that the CMS was away, for it has just spoken', async () => {
    const { cache, cmsSays, shown } = setup();
    cmsSays(down);
    await shown();
    cmsSays('new');
    cache.dropAll();
    expect(await shown()).toBe('new');
  });

  it('does not let an answer that was under way pass for the new one', async () => {
    const { cache, load, shown } = setup();
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
    const { cache, load, shown } = setup();
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
    const { cache, load, cmsSays, shown } = setup();
    const answer = slowCms(load);
    const early = shown();
    cache.dropAll();
    answer(0, 'old');
    await early;
    cmsSays(down);
    expect(await shown()).toBe('old');
  });
});
