import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeBuild } from '../lib/start-words.mjs';
import { duration } from '../lib/terminal.mjs';
import { countCached } from '../lib/turbo/run-turbo.mjs';

test('durations read as people say them', () => {
  assert.equal(duration(40), '0.0 s');
  assert.equal(duration(4_210), '4.2 s');
  assert.equal(duration(38_400), '38 s');
  assert.equal(duration(59_700), '1 min');
  assert.equal(duration(125_000), '2 min 5 s');
});

test("turbo's count of cached tasks is read from its closing words", () => {
  const words = ' Tasks:    2 successful, 2 total\nCached:    1 cached, 2 total\n  Time:    9s\n';
  assert.deepEqual(countCached(words), { cached: 1, total: 2 });
  assert.deepEqual(countCached('nothing of the kind'), { cached: 0, total: 0 });
});

test('a start says what was built, and that nothing was', () => {
  assert.equal(describeBuild({ built: 0, total: 2 }), 'nothing changed, nothing is built');
  assert.equal(describeBuild({ built: 2, total: 2 }), 'both apps are built');
  assert.match(describeBuild({ built: 1, total: 2 }), /^1 of 2 apps built/);
});
