import { describe, expect, it } from 'vitest';

import { tagDataAnswer } from './data-answer.server';

const ask = (headers: Record<string, string> = {}) =>
  new Request('https://shop.test/products.data', { headers });

function streamed(...parts: (string | Promise<string>)[]) {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      for (const part of parts) controller.enqueue(encoder.encode(await part));
      controller.close();
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'text/x-script', 'X-Remix': 'yes' } });
}

describe('a data answer', () => {
  it('that is whole is tagged, and not sent again to who has it', async () => {
    const answer = await tagDataAnswer(ask(), streamed('one', 'two'));
    expect(await answer.text()).toBe('onetwo');
    expect(answer.headers.get('x-remix')).toBe('yes');
    const tag = answer.headers.get('etag') ?? '';
    expect(tag).toMatch(/^W\/"[\w-]{27}"$/);

    const again = await tagDataAnswer(ask({ 'if-none-match': tag }), streamed('onetwo'));
    expect([again.status, await again.text()]).toEqual([304, '']);
    const changed = await tagDataAnswer(ask({ 'if-none-match': tag }), streamed('three'));
    expect(changed.status).toBe(200);
  });

  it('that still comes is passed on as it comes', async () => {
    let send = (_text: string) => {};
    const late = new Promise<string>((resolve) => (send = resolve));
    const answer = await tagDataAnswer(ask(), streamed('early', late));
    expect(answer.headers.has('etag')).toBe(false);
    const reader = answer.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('early');
    send('late');
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('late');
    expect((await reader?.read())?.done).toBe(true);
  });

  it('that failed or changed something is left alone', async () => {
    const failed = new Response('no', { status: 503 });
    expect(await tagDataAnswer(ask(), failed)).toBe(failed);
    const sent = new Response('yes');
    const post = new Request('https://shop.test/contact.data', { method: 'POST' });
    expect(await tagDataAnswer(post, sent)).toBe(sent);
  });
});
