import { afterEach, expect, it, vi } from 'vitest';

import { mayPrefetch } from './may-prefetch';

afterEach(() => vi.unstubAllGlobals());

it('fetches ahead unless the visitor saves data', () => {
  expect(mayPrefetch()).toBe(true);
  vi.stubGlobal('navigator', { connection: { saveData: false } });
  expect(mayPrefetch()).toBe(true);
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  expect(mayPrefetch()).toBe(false);
});
