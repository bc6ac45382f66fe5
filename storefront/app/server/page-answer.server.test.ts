import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

import { finishPage } from './finished-page.server';
import { answerPage } from './page-answer.server';

const html = '<p>Blinds</p>'.repeat(50);
const drawn = finishPage({
  html,
  headers: new Headers({ 'Content-Type': 'text/html' }),
  flawed: false,
});

async function ask(headers: Record<string, string>, page = drawn) {
  return answerPage(new Request('https://shop.test/', { headers }), await page);
}

const bytes = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

describe('a finished page', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
    ['GZIP', 'gzip', gunzipSync],
    ['', null, (body: Buffer) => body],
    ['deflate', null, (body: Buffer) => body],
  ] as const)('for "%s" is sent as %s', async (accepted, encoding, decode) => {
    const answer = await ask({ 'accept-encoding': accepted });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    const body = await bytes(answer);
    expect(answer.headers.get('content-length')).toBe(String(body.length));
    expect(decode(body).toString()).toBe(html);
  });

  it('is not sent again to who has it, in whatever encoding', async () => {
    const mark = (await ask({ 'accept-encoding': 'br' })).headers.get('etag') ?? '';
    for (const known of [mark, mark.replace('W/', ''), `"other", ${mark}`]) {
      const again = await ask({ 'accept-encoding': 'gzip', 'if-none-match': known });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
    }
    expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('is left to an nginx in front for the rest of the second, also when nothing changed', async () => {
    const second = Math.floor(Date.now() / 1000);
    for (const known of ['', (await drawn).mark]) {
      const until = (await ask({ 'if-none-match': known })).headers.get('x-accel-expires') ?? '';
      expect([`@${second}`, `@${second + 1}`]).toContain(until);
    }
  });

  it('is left to nobody when a part of it failed', async () => {
    const flawed = Promise.resolve({ ...(await drawn), flawed: true });
    expect((await ask({}, flawed)).headers.has('x-accel-expires')).toBe(false);
  });
});
