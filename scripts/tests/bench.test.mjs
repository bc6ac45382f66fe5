import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { catalogueTable } from '../lib/bench/catalogue-table.mjs';
import { edgeTable } from '../lib/bench/edge-table.mjs';
import { lighthouseTable } from '../lib/bench/measure-lighthouse.mjs';
import { publishLine } from '../lib/bench/measure-publish.mjs';
import { redrawLine } from '../lib/bench/measure-redraw.mjs';
import { percentile } from '../lib/bench/percentile.mjs';
import { newSearches } from '../lib/bench/new-searches.mjs';
import { readWrk } from '../lib/bench/run-wrk.mjs';
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
  const kinds = {
    listing: answers,
    'repeated search': answers,
    'new search': answers,
    'new search in the shop': answers,
  };
  const small = { coldRead: 100, html: 20_000, memory: 1e8, paced: kinds, hurried: kinds };
  const large = { ...small, coldRead: 5_000, html: 30_000 };
  const table = catalogueTable(
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

test('as many paths as visitors open are opened once each', async (context) => {
  /** @type {string[]} */
  const opened = [];
  const origin = await serve(context, (request, response) => {
    opened.push(request.url ?? '');
    response.end('page');
  });
  const paths = newSearches().slice(0, 20);
  await sendVisitors({ origin, paths, visitors: 4, pages: 5, think: 0 });
  assert.deepEqual(opened.sort(), [...paths].sort());
  assert.equal(new Set(newSearches()).size, 3_072);
});

test('what wrk prints is read, and what was not answered is no measurement', () => {
  const output = [
    '  Latency Distribution',
    '     50%  987.00us',
    '     75%    1.80ms',
    '     99%    1.02s ',
    '  60412 requests in 2.00s, 1.10GB read',
    'Requests/sec:  30206.12',
  ].join('\n');
  assert.deepEqual(readWrk(output), { perSecond: 30_206.12, p50: 0.987, p99: 1_020 });
  assert.throws(() => readWrk(`${output}\n  Non-2xx or 3xx responses: 12`), /Non-2xx.*12/);
});

test('the ways of serving are compared round by round', () => {
  const rounds = (/** @type {number[]} */ ...values) =>
    values.map((perSecond) => ({ perSecond, p50: 1, p99: 2 }));
  const ways = {
    uncached: rounds(100, 100, 200),
    cached: rounds(2_000, 3_000, 4_000),
    edge: rounds(20_000, 10_000, 10_000),
    file: rounds(20_000, 20_000, 10_000),
  };
  const table = edgeTable({ ways, bytes: 20_000, memory: 2e8 });
  assert.match(
    table,
    /^\| from the page cache \| 3000 \(2000 to 4000\) \| 2\.00 .* \| 20\.0 \(20\.0 to 30\.0\) \|/m,
  );
  assert.match(table, /^\| from the edge \|.* \| 1\.00 \(0\.50 to 1\.00\) \|$/m);
});

test('the line on publishing names the slow ones, and what came back', () => {
  const milliseconds = { storefront: [100, 200, 300], edge: [500, 900, 700] };
  assert.equal(
    publishLine({ milliseconds, perSecond: 199.6, stale: 0 }),
    'Published 3 times while visitors opened 200 pages a second: live in the storefront after 200 ms (p50) and ' +
      '300 ms (p95), at the edge after 700 ms (p50) and 900 ms (p95); the old page was seen again 0 times.',
  );
});

test("of Lighthouse's runs the middle one counts, figure by figure", () => {
  const run = { accessibility: 100, 'best-practices': 100, seo: 100, TBT: 0, CLS: 0 };
  const runs = [97, 99, 80].map((performance, index) => ({
    ...run,
    performance,
    LCP: index * 1_000,
  }));
  assert.match(
    lighthouseTable({ home: runs }),
    /^\| home \| 97 \| 100 \| 100 \| 100 \| 1000 ms \| 0 ms \| 0\.000 \|$/m,
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
