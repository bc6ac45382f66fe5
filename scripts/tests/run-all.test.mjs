import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { runAll, sayAgainWhatFailed } from '../lib/testing/run-all.mjs';
import { gate } from '../lib/testing/run-gate.mjs';

/** @type {string[]} */
let said = [];

beforeEach(() => {
  said = [];
  mock.method(console, 'log', (/** @type {string} */ line) => said.push(line));
});

test('a lane waits for no other lane, and its own gates for each other', async () => {
  let release = () => {};
  const released = new Promise((resolve) => {
    release = () => resolve(undefined);
  });
  /** @type {string[]} */
  const begun = [];
  const outcomes = await runAll(
    [
      gate('slow', async () => {
        begun.push('slow');
        await released;
        return undefined;
      }),
      gate('after the slow', () => {
        begun.push('after the slow');
        return undefined;
      }),
    ],
    [
      gate('beside it', () => {
        begun.push('beside it');
        release();
        return undefined;
      }),
    ],
  );
  assert.deepEqual(begun, ['slow', 'beside it', 'after the slow']);
  assert.deepEqual(
    outcomes.map(({ name }) => name),
    ['slow', 'after the slow', 'beside it'],
  );
});

test('a gate that fails keeps none from running', async () => {
  const outcomes = await runAll([gate('broken', () => 'why'), gate('sound', () => undefined)]);
  assert.deepEqual(
    outcomes.map(({ passed, failed }) => [passed, failed]),
    [
      [0, 1],
      [1, 0],
    ],
  );
});

test('the end names what failed, with its reason, and nothing that passed', () => {
  sayAgainWhatFailed([
    { name: 'types', passed: 0, failed: 1, milliseconds: 10, details: 'a.ts: no such name' },
    { name: 'unit', passed: 7, failed: 0, milliseconds: 10 },
  ]);
  assert.match(said.join('\n'), /types .*\n {4}a\.ts: no such name/);
  assert.doesNotMatch(said.join('\n'), /unit/);
});
