import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { redrawLine } from '../lib/bench/measure-redraw.mjs';
import { percentile } from '../lib/bench/percentile.mjs';
import { benchTable } from '../lib/bench/table.mjs';
import { sendVisitors } from '../lib/bench/visitors.mjs';

test('a percentile is one of the values', () => {
  const values = [5, 1, 4, 2, 3];
  assert.equal(percentile(values, 0.5), 3);
  assert.equal(percentile(values, 0.95), 5);
  assert.equal(percentile([7], 0.95), 7);
  assert.throws(() => percentile([], 0.5), /Nothing was measured/);
});

test('visitors open their pages at the same time, each in turn', async (context) => {
  /** @type {string[]} */
  const opened = [];
  let open = 0;
  let most = 0;
  const origin = await serve(context, (request, response) => {
    opened.push(request.url ?? '');
    most = Math.max(most, ++open);
    setTimeout(() => {
      open--;
      response.end('page');
    }, 20);
  });
  const paths = ['/a', '/b'];
  const visit = { origin, paths, visitors: 4, pages: 5, think: 0 };
  const { milliseconds, perSecond } = await sendVisitors(visit);
  assert.equal(milliseconds.length, 20);
  assert.equal(most, 4);
  assert.ok(milliseconds.every((time) => time >= 15) && perSecond < 4 / 0.015);
  assert.deepEqual([...new Set(opened)].sort(), paths);
});

test('an answer that is no page ends the measuring', async (context) => {
  const origin = await serve(context, (_request, response) => {
    response.statusCode = 503;
    response.end();
  });
  const visit = { origin, paths: ['/a'], visitors: 1, pages: 1, think: 0 };
  await assert.rejects(sendVisitors(visit), /answered 503/);
});

test('the table puts two measurements side by side', () => {
  const answers = { milliseconds: [10, 20], perSecond: 100 };
  const kinds = { listing: answers, search: answers };
  const small = { coldRead: 100, html: 20_000, memory: 1e8, paced: kinds, hurried: kinds };
  const large = { ...small, coldRead: 5_000, html: 30_000 };
  const table = benchTable(
    { label: 'small', measurement: small },
    { label: 'large', measurement: large },
  );
  assert.match(table, /^\| {2}\| small \| large \| ratio \|$/m);
  assert.match(table, /^\| listing, 20 visitors: p95 \| 20\.0 ms \| 20\.0 ms \| 1\.00 \|$/m);
  assert.match(table, /HTML after brotli \| 20\.0 kB \| 30\.0 kB \| 1\.50 \|/);
  assert.match(table, /first read of all products \| 0\.10 s \| 5\.00 s \| 50\.0 \|/);
});

test('the line on the room preview says how many redraws fit into a frame', () => {
  assert.equal(
    redrawLine({ opening: 1_234, milliseconds: [3, 4, 16, 17] }),
    'Room preview, 12-megapixel photo: opened in 1.2 s; redraw p50 4.0 ms, p95 17.0 ms, 75% within a frame of 16 ms',
  );
});

/**
 * @param {import('node:test').TestContext} context
 * @param {import('node:http').RequestListener} listener
 * @returns {Promise<string>} its address
 */
async function serve(context, listener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  context.after(() => server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}
