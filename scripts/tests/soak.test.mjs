import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { storefrontFolder } from '../lib/paths.mjs';
import { fuzzCases } from '../lib/soak/fuzz-cases.mjs';
import { makeLead } from '../lib/soak/lead.mjs';
import { slopeOf } from '../lib/soak/slope.mjs';

/** @type {import('fast-check')} */
const fc = createRequire(join(storefrontFolder, 'package.json'))('fast-check');

describe('the slope of what was sampled', () => {
  it('is what one more minute adds, noise or not', () => {
    const samples = [3, 5, 2, 4].flatMap((noise, x) => [
      { x, y: 10 * x + noise },
      { x, y: 10 * x - noise },
    ]);
    assert.equal(slopeOf(samples), 10);
  });
});

describe('a request of the soak', () => {
  it('has a mark, a key and a visitor of its own', () => {
    const leads = [1, 2, 300, 70_000].map((number) => makeLead('run', number));
    for (const name of /** @type {const} */ (['email', 'key', 'visitor'])) {
      assert.equal(new Set(leads.map((lead) => lead[name])).size, leads.length);
    }
  });
});

describe('the senseless requests', () => {
  const sample = () => fc.sample(fuzzCases(fc), { numRuns: 300, seed: 7 });

  it('are the same for the same seed', () => {
    assert.deepEqual(sample(), sample());
  });

  it('fit into a request line and its headers, so that they reach the shop', () => {
    for (const { path, headers } of sample()) {
      assert.match(path, /^\/[!-~]*$/);
      for (const value of Object.values(headers)) assert.match(value, /^[ -~]*$/);
    }
  });
});
