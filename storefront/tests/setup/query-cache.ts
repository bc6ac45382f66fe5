import { vi } from 'vitest';
import { cmsFailure, type CmsResult } from '#app/cms/failure';
import { QueryCache } from '#app/cms/query-cache.server';

export const policy = {
  freshMs: 60_000,
  staleMs: 600_000,
  missingMs: 10_000,
  pauseMs: 1_000,
  patienceMs: 4_000,
  maxEntries: 3,
};
export const down = cmsFailure('unreachable', 'products: ECONNREFUSED');
export const missing = cmsFailure('not-found', 'products');

/** A cache with a clock and a CMS, both in the test's hands. */
export function cacheWithClock() {
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
export function slowCms(load: ReturnType<typeof cacheWithClock>['load']) {
  const pending: ((result: CmsResult<string>) => void)[] = [];
  load.mockImplementation(() => new Promise((resolve) => pending.push(resolve)));
  return (index: number, data: string) => pending[index]?.({ ok: true, data });
}

/** Lets what runs behind an answer come to its end. */
export const backgroundWork = () => new Promise((resolve) => setTimeout(resolve));
