import { describe, expect, it } from 'vitest';
import { maxBodyBytes, readFormBody, readJsonBody } from './request-body.server';

function post(body: BodyInit | null, contentType?: string): Request {
  const headers = contentType ? { 'content-type': contentType } : undefined;
  return new Request('https://shop.test', { method: 'POST', body, headers, duplex: 'half' });
}

/** A body without a Content-Length, as a client sends it that lies about its size. */
function streamOf(chunk: string, times: number): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      if (sent++ < times) controller.enqueue(new TextEncoder().encode(chunk));
      else controller.close();
    },
  });
}

const json = 'application/json';

describe('readJsonBody', () => {
  it.each([
    ['{"name":"Jo"}', { name: 'Jo' }],
    ['[]', []],
    ['null', null],
  ])('reads %s', async (text, value) => {
    expect(await readJsonBody(post(text, json))).toEqual({ kind: 'ok', value });
  });

  it('takes the content type with a charset and in any case', async () => {
    const body = await readJsonBody(post('{}', 'Application/JSON; charset=utf-8'));
    expect(body.kind).toBe('ok');
  });

  it.each(['{', '', '{"a":1}}', "{'a':1}", '<html>'])('finds %j malformed', async (text) => {
    expect((await readJsonBody(post(text, json))).kind).toBe('malformed');
  });

  it('finds a body malformed that is no UTF-8', async () => {
    const body = await readJsonBody(post(new Uint8Array([0x22, 0xff, 0xfe, 0x22]), json));
    expect(body.kind).toBe('malformed');
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx'])(
    'does not take %s',
    async (type) => expect((await readJsonBody(post('{}', type))).kind).toBe('wrong-type'),
  );

  it('does not take a body without a content type', async () => {
    const request = new Request('https://shop.test', { method: 'POST' });
    expect((await readJsonBody(request)).kind).toBe('wrong-type');
  });

  it('takes exactly 32 KiB and not a byte more', async () => {
    const fits = JSON.stringify('x'.repeat(maxBodyBytes - 2));
    expect((await readJsonBody(post(fits, json))).kind).toBe('ok');
    expect((await readJsonBody(post(`${fits} `, json))).kind).toBe('too-large');
  });

  it('stops reading a body without a length once it is too large', async () => {
    const endless = post(streamOf('x'.repeat(1024), Infinity), json);
    expect((await readJsonBody(endless)).kind).toBe('too-large');
  });

  it('puts chunks together, also in the middle of a character', async () => {
    const [first, second] = [new Uint8Array([0x22, 0xc3]), new Uint8Array([0xa9, 0x22])];
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(first);
        controller.enqueue(second);
        controller.close();
      },
    });
    expect(await readJsonBody(post(body, json))).toEqual({ kind: 'ok', value: 'é' });
  });
});

describe('readFormBody', () => {
  it('reads a form as browsers send it', async () => {
    const body = await readFormBody(post(new URLSearchParams({ name: 'Jo & Co' })));
    expect(body.kind === 'ok' && body.value.get('name')).toBe('Jo & Co');
  });

  it('reads a multipart form', async () => {
    const form = new FormData();
    form.set('name', 'Jo');
    const body = await readFormBody(post(form));
    expect(body.kind === 'ok' && body.value.get('name')).toBe('Jo');
  });

  it('finds a multipart form malformed that was cut off', async () => {
    const body = await readFormBody(post('--x\r\nContent-Disp', 'multipart/form-data; boundary=x'));
    expect(body.kind).toBe('malformed');
  });

  it('does not take JSON', async () => {
    expect((await readFormBody(post('{}', json))).kind).toBe('wrong-type');
  });

  it('does not take more than 32 KiB', async () => {
    const body = await readFormBody(post(new URLSearchParams({ message: 'x'.repeat(40_000) })));
    expect(body.kind).toBe('too-large');
  });
});
