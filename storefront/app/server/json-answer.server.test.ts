import { describe, expect, it } from 'vitest';
import { contentAnswer, errorAnswer, jsonAnswer, methodNotAllowed } from './json-answer.server';

function get(headers: Record<string, string> = {}) {
  return new Request('https://shop.test/api/products', { headers });
}

describe('contentAnswer', () => {
  it('is JSON that cannot be taken for anything else and is asked about each time', async () => {
    const answer = contentAnswer(get(), [{ id: '1' }]);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual([{ id: '1' }]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
  });

  it('says 304 without a body to who has it already', async () => {
    const etag = contentAnswer(get(), ['a']).headers.get('etag') ?? '';
    const again = contentAnswer(get({ 'if-none-match': `W/"other", ${etag}` }), ['a']);
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect(contentAnswer(get({ 'if-none-match': etag }), ['b']).status).toBe(200);
  });
});

describe('errors', () => {
  it('are JSON with a message, and are not kept', async () => {
    const answer = errorAnswer(503, 'Not now.', { headers: { 'Retry-After': '5' } });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ message: 'Not now.' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('retry-after')).toBe('5');
  });

  it('name the fields at fault', async () => {
    const answer = errorAnswer(400, 'No.', { errors: { name: ['Too short'] } });
    expect(await answer.json()).toEqual({ message: 'No.', errors: { name: ['Too short'] } });
  });

  it('405 says what is allowed', async () => {
    const answer = methodNotAllowed('GET, HEAD');
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
    expect(await answer.json()).toEqual({ message: 'This address takes GET, HEAD only.' });
  });
});

it('jsonAnswer is not kept by any cache', () => {
  expect(jsonAnswer({ id: '1' }, 201).headers.get('cache-control')).toBe('no-store');
});
