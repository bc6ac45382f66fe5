import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countNodeTests } from '../lib/testing/read-node-tests.mjs';
import { countPlaywright, playwrightFailures } from '../lib/testing/read-playwright.mjs';
import { countVitest, vitestFailures } from '../lib/testing/read-vitest.mjs';
import { countCrash, lastLine, tallyTable } from '../lib/testing/tally.mjs';

const vitestReport = {
  numPassedTests: 3,
  numFailedTests: 1,
  numPendingTests: 1,
  numTodoTests: 0,
  testResults: [
    {
      name: 'money.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        {
          fullName: 'R004: cents',
          status: 'failed',
          failureMessages: ['expected 1 to be 2\n at x'],
        },
        { fullName: 'dollars', status: 'passed', failureMessages: [] },
      ],
    },
    {
      name: 'broken.test.ts',
      status: 'failed',
      message: 'Cannot find module',
      assertionResults: [],
    },
  ],
};

test('vitest: a file that cannot be run counts as a failure beside the failing tests', () => {
  assert.deepEqual(countVitest(vitestReport), { passed: 3, failed: 2, skipped: 1 });
});

test('vitest: failures are named with their error', () => {
  const text = vitestFailures(vitestReport);
  assert.match(text, /R004: cents\n {4}expected 1 to be 2/);
  assert.match(text, /broken\.test\.ts\n {4}Cannot find module/);
});

test('Playwright: errors outside of tests count as failures, flaky tests as passed', () => {
  const stats = { expected: 10, unexpected: 1, flaky: 2, skipped: 3 };
  assert.deepEqual(countPlaywright({ stats, errors: [{ message: 'set-up failed' }] }), {
    passed: 12,
    failed: 2,
    skipped: 3,
  });
});

test('Playwright: failures are named with place, title and error, however deep they lie', () => {
  const spec = {
    title: 'R030: hero advances',
    file: 'home-hero.spec.ts',
    line: 12,
    ok: false,
    tests: [
      { results: [{ errors: [{ message: '\u001B[31mexpected the second picture\u001B[0m' }] }] },
    ],
  };
  const stats = { expected: 0, unexpected: 1, flaky: 0, skipped: 0 };
  const suites = [{ specs: [{ ...spec, ok: true, title: 'fine' }], suites: [{ specs: [spec] }] }];
  assert.equal(
    playwrightFailures({ stats, errors: [{ message: 'set-up failed' }], suites }),
    '    set-up failed\n\nhome-hero.spec.ts:12 R030: hero advances\n    expected the second picture',
  );
});

test("Node's own runner: cancelled tests count as failures", () => {
  const tap = '# tests 9\n# pass 5\n# fail 1\n# cancelled 1\n# skipped 1\n# todo 1\n';
  assert.deepEqual(countNodeTests(tap), { passed: 5, failed: 2, skipped: 2 });
});

test('a runner that crashes has failed, although it counted no failure', () => {
  assert.deepEqual(countCrash({ passed: 4, failed: 0 }, 1), { passed: 4, failed: 1 });
  assert.deepEqual(countCrash({ passed: 4, failed: 2 }, 1), { passed: 4, failed: 2 });
  assert.deepEqual(countCrash({ passed: 4, failed: 0 }, 0), { passed: 4, failed: 0 });
});

const outcomes = [
  { name: 'types', passed: 1, failed: 0, milliseconds: 1200 },
  { name: 'browser', passed: 120, failed: 2, skipped: 1, milliseconds: 61000 },
];

test('the last line is the two sums and nothing else', () => {
  assert.equal(lastLine(outcomes), '121 passed, 2 failed');
  assert.equal(lastLine([]), '0 passed, 0 failed');
});

test('the table has a row for each runner', () => {
  const rows = tallyTable(outcomes, String).split('\n');
  assert.equal(rows.length, 3);
  assert.match(rows[2] ?? '', /browser\s+120\s+2\s+1\s+61000/);
});
