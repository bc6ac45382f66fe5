import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { serveAssets } from './asset-files.server';

const script = 'export const width = 120;';

let folder: string;
let server: Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assets-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'robots.txt'), 'all');
  await writeFile(join(folder, 'assets/size-1a2b.js'), script);
  await writeFile(join(folder, 'assets/size-1a2b.js.br'), brotliCompressSync(script));
  const serve = serveAssets(folder);
  server = createServer((request, response) => {
    if (!serve(request, response)) response.end('behind');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

const ask = (path: string, headers = {}) => {
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${path}`, { headers });
};

describe('files of the build', () => {
  it.each([
    ['br', 'br'],
    ['gzip', null],
    ['', null],
  ])('are sent to who takes "%s" as %s', async (accepted, encoding) => {
    const answer = await ask('/assets/size-1a2b.js', { 'accept-encoding': accepted });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(answer.headers.get('content-type')).toContain('text/javascript');
    expect(answer.headers.get('cache-control')).toBe('public,max-age=31536000,immutable');
    expect(await answer.text()).toBe(script);
  });

  it.each(['/assets/none.js', '/assets/../robots.txt', '/robots.txt', '/assets/%E0%A4%A', '/'])(
    'are these alone: %s is not',
    async (path) => expect(await (await ask(path)).text()).toBe('behind'),
  );
});
