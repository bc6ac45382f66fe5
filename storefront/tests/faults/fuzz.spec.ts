import { memoryOf } from '../../../scripts/lib/bench/memory.mjs';
import { fuzz } from '../../../scripts/lib/soak/fuzz.mjs';
import { expect, test } from '../fixtures/fault-shop';

test.describe.configure({ mode: 'default', timeout: 120_000 });

test('R191 R193: 500 senseless requests to the form, the endpoints and every parameter: no 5xx, no hang, no insides, no growth', async ({
  faultShop: { startStorefront },
}) => {
  const { url, pid, stop } = await startStorefront();
  // Code is compiled and caches are filled by the first of them.
  expect(await fuzz(url, { cases: 100, seed: 1 })).toEqual([]);
  const before = memoryOf(pid);
  expect(await fuzz(url, { cases: 500, seed: 20_261_121 })).toEqual([]);
  expect(memoryOf(pid) - before).toBeLessThan(100_000_000);
  await stop();
});
