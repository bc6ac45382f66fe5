import { describe, expect, it } from 'vitest';
import { cmsFailure } from './failure';
import { backgroundWork, cacheWithClock, down, missing, slowCms } from '#tests/setup/query-cache';

describe('while the CMS is away', () => {
  it('what was loaded once keeps being handed out, however old', async () => {
    const { clock, cmsSays, shown } = cacheWithClock();
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
      const { cache, clock, cmsSays, shown } = cacheWithClock();
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
    const { clock, load, cmsSays, shown } = cacheWithClock();
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
    const { clock, load, cmsSays, shown } = cacheWithClock();
    cmsSays(down);
    await shown();
    clock.time += 999;
    expect(await shown()).toBe('unreachable');
    expect(load).toHaveBeenCalledOnce();
  });

  it('what was never loaded fails, and heals by itself when the CMS returns', async () => {
    const { clock, cmsSays, shown } = cacheWithClock();
    cmsSays(down);
    expect(await shown()).toBe('unreachable');
    cmsSays('back');
    clock.time += 1_000;
    expect(await shown()).toBe('back');
  });
});

describe('"not found"', () => {
  it('is believed for a short while only', async () => {
    const { clock, load, cmsSays, shown } = cacheWithClock();
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
    const { cache, clock, cmsSays, shown } = cacheWithClock();
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
    const { load, cmsSays, shown } = cacheWithClock();
    cmsSays('good');
    await shown('good');
    cmsSays(missing);
    for (let index = 0; index < 20; index++) await shown(`made-up-${index}`);
    load.mockClear();
    expect(await shown('good')).toBe('good');
    expect(load).not.toHaveBeenCalled();
  });
});
