import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { nodeVersionProblem, supportedNodeRange } from '../lib/node-version.mjs';

const range = '>=20.19.0 <25';

test('a Node inside the range is no problem', () => {
  for (const version of ['v20.19.0', 'v20.20.2', 'v22.1.0', 'v24.99.0']) {
    assert.equal(nodeVersionProblem(version, range), undefined, version);
  }
});

test('a Node that is too old is told which one to install, in one line', () => {
  for (const version of ['v14.21.3', 'v18.20.8', 'v20.18.3', 'v20.9.0']) {
    const sentence = nodeVersionProblem(version, range) ?? '';
    assert.match(sentence, /is too old: install Node 20\.19\.0 or newer/, version);
    assert.equal(sentence.includes('\n'), false);
  }
});

test('a Node that is too new is told so', () => {
  assert.match(nodeVersionProblem('v25.0.0', range) ?? '', /newer than this shop was tried with/);
});

test('the range is read from package.json and fits the Node that runs this test', () => {
  assert.equal(nodeVersionProblem(process.version, supportedNodeRange()), undefined);
});

test('every command checks Node before it loads anything else', () => {
  const pretend =
    'data:text/javascript,Object.defineProperty(process,"version",{value:"v16.20.0"})';
  for (const command of ['start', 'dev', 'test', 'check', 'seed', 'doctor', 'size', 'turbo']) {
    const file = new URL(`../${command}.mjs`, import.meta.url).pathname;
    assert.throws(
      () => execFileSync(process.execPath, ['--import', pretend, file], { stdio: 'pipe' }),
      /Node 16\.20\.0 is too old/,
      command,
    );
  }
});
