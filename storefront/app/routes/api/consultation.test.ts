import { beforeEach, describe, expect, it } from 'vitest';
import { honeypotField } from '#app/forms/honeypot-field';
import { fakeCms } from '#tests/setup/fake-cms';

const cms = fakeCms();
beforeEach(() => cms.answers('consultations', { data: { documentId: 'doc1' } }, 201));

const valid = {
  name: 'Maren Tofte',
  email: 'maren@example.com',
  phone: '(403) 555-0100',
  productInterest: 'roman',
};

async function send(body: BodyInit, headers: Record<string, string> = {}, method = 'POST') {
  const { action } = await import('./consultation');
  const request = new Request('https://shop.test/api/consultation', {
    method,
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });
  const answer = await action({ request, params: {}, context: {} });
  const json = (await answer.json()) as Record<string, unknown>;
  return { status: answer.status, headers: answer.headers, json };
}

const message = { message: expect.stringMatching(/\S/) };

function storedKeys(): string[] {
  return cms.calls.map(({ body }) => {
    return (body as { data: { submissionKey: string } }).data.submissionKey;
  });
}

describe('R193: POST /api/consultation', () => {
  it('answers 201 with the id', async () => {
    const { status, json } = await send(JSON.stringify(valid));
    expect([status, json]).toEqual([201, { id: 'doc1' }]);
    expect(cms.calls[0]?.body).toMatchObject({
      data: { ...valid, sourcePage: '/api/consultation' },
    });
  });

  it('answers 400 with every field at fault and its message', async () => {
    const { status, json } = await send('{"name":"A","email":5,"phone":"1","message":"x"}');
    expect(status).toBe(400);
    expect(json).toEqual({
      message: expect.stringMatching(/\S/),
      errors: {
        name: ['Name must be at least 2 characters'],
        email: ['Please enter a valid email address'],
        phone: ['Please enter a valid phone number'],
        productInterest: ['Please select a product type'],
      },
    });
    expect(cms.calls).toEqual([]);
  });

  it.each(['{"name": "Maren', '', '[]', 'null', '"text"', '5'])(
    'answers 400 to %j',
    async (body) => {
      const { status, json } = await send(body);
      expect(status).toBe(400);
      expect(json).toMatchObject(message);
    },
  );

  it.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded'])(
    'answers 415 to %s',
    async (type) => {
      const { status, json } = await send(JSON.stringify(valid), { 'content-type': type });
      expect(status).toBe(415);
      expect(json).toMatchObject(message);
    },
  );

  it('answers 413 to more than 32 KiB', async () => {
    const { status, json } = await send(JSON.stringify({ ...valid, message: 'm'.repeat(32_768) }));
    expect(status).toBe(413);
    expect(json).toMatchObject(message);
  });

  it('answers 429 with Retry-After to a flood', async () => {
    for (let count = 0; count < 100; count++) await send('{}');
    const { status, headers, json } = await send(JSON.stringify(valid));
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(json).toMatchObject(message);
  });

  it('answers 503 with Retry-After while the CMS is away, after one attempt', async () => {
    cms.isAway();
    const { status, headers, json } = await send(JSON.stringify(valid));
    expect(status).toBe(503);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(json).toMatchObject(message);
    expect(cms.calls).toHaveLength(1);
  });

  it.each(['PUT', 'PATCH', 'DELETE'])('answers 405 to %s', async (method) => {
    const { status, headers, json } = await send('{}', {}, method);
    expect([status, headers.get('allow')]).toEqual([405, 'POST']);
    expect(json).toMatchObject(message);
  });

  it('answers 405 to GET', async () => {
    const { loader } = await import('./consultation');
    expect(loader().status).toBe(405);
  });

  it('answers 403 to another site', async () => {
    const { status, json } = await send(JSON.stringify(valid), { origin: 'https://evil.test' });
    expect(status).toBe(403);
    expect(json).toMatchObject(message);
    expect(cms.calls).toEqual([]);
  });

  it('tells a machine in the trap that all is well, and stores nothing', async () => {
    const { status, json } = await send(JSON.stringify({ ...valid, [honeypotField]: 'x' }));
    expect(status).toBe(201);
    expect(json).toEqual({ id: expect.stringMatching(/^[a-z0-9]{24}$/) });
    expect(cms.calls).toEqual([]);
  });
});

describe('R193: the same request twice is stored under one key', () => {
  it('by its content, when the client makes no mark', async () => {
    await send(JSON.stringify(valid));
    await send(JSON.stringify({ ...valid, name: ' Maren Tofte ' }));
    await send(JSON.stringify({ ...valid, name: 'Lene Tofte' }));
    const [first, again, other] = storedKeys();
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('by the header Idempotency-Key, which tells apart what is meant twice', async () => {
    for (const key of ['one', 'one', 'two']) {
      await send(JSON.stringify(valid), { 'idempotency-key': key });
    }
    const [first, again, other] = storedKeys();
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });
});
