import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConsultationActionData } from './consultation-result';
import { honeypotField } from '#app/forms/honeypot-field';
import { fakeCms } from '#tests/setup/fake-cms';

const cms = fakeCms();
beforeEach(() => cms.answers('consultations', { data: { documentId: 'doc1' } }, 201));

const entered = {
  name: 'Maren Tofte',
  email: 'maren@example.com',
  phone: '(403) 555-0100',
  productInterest: 'roman',
  message: 'Two bay windows.',
  submissionKey: '5f0c0f0e-7c0e-4d39-a3a5-0f3a6f0b9a11',
};

function post(fields: Record<string, string>, headers: Record<string, string> = {}): Request {
  const body = new URLSearchParams(fields);
  return new Request('https://shop.test/contact', { method: 'POST', body, headers });
}

/** The action on a server of its own, as a page without a script sees it. */
async function send(request: Request) {
  const { consultationAction } = await import('./consultation-action.server');
  const { data, init } = await consultationAction(request, '/contact');
  const result: ConsultationActionData = data;
  return { result, status: init?.status, headers: new Headers(init?.headers) };
}

const notice = {
  title: 'Error',
  text: 'There was a problem submitting your request. Please try again.',
};

describe('R170 R180: a posted form', () => {
  it('is stored and confirmed', async () => {
    const { result, status } = await send(post(entered));
    expect([status, result]).toEqual([200, { status: 'sent' }]);
    expect(cms.calls).toEqual([
      {
        path: '/api/consultations',
        params: {},
        authorization: 'Bearer a-token-of-the-unit-tests-only',
        body: {
          data: {
            name: 'Maren Tofte',
            email: 'maren@example.com',
            phone: '(403) 555-0100',
            productInterest: 'roman',
            message: 'Two bay windows.',
            sourcePage: '/contact',
            submissionKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
          },
        },
      },
    ]);
  });

  it.each(['x[999999]', 'name[0]', 'name.first', '__intent__', '__state__', '__proto__[a]'])(
    'with a name that is no field of it, %s, is stored without that',
    async (name) => {
      const { status } = await send(post({ ...entered, [name]: 'true' }));
      expect(status).toBe(200);
      expect(JSON.stringify(cms.calls)).not.toContain('true');
    },
  );

  it('with mistakes comes back with 400, its messages and what was typed', async () => {
    const { result, status } = await send(post({ ...entered, name: ' A ', email: 'maren' }));
    expect(status).toBe(400);
    expect(result).toMatchObject({
      status: 'invalid',
      submission: {
        status: 'error',
        error: {
          name: ['Name must be at least 2 characters'],
          email: ['Please enter a valid email address'],
        },
        initialValue: { name: ' A ', email: 'maren', message: 'Two bay windows.' },
      },
    });
    expect(cms.calls).toEqual([]);
  });

  it('sent again carries the same key', async () => {
    await send(post(entered));
    await send(post(entered));
    const keys = cms.calls.map(({ body }) => (body as { data: { submissionKey: string } }).data);
    expect(keys[0]?.submissionKey).toBe(keys[1]?.submissionKey);
  });

  it('cannot set what belongs to staff', async () => {
    await send(post({ ...entered, status: 'closed', internalNotes: 'x', sourcePage: '/forged' }));
    const { data } = cms.calls[0]?.body as { data: Record<string, unknown> };
    expect(data).not.toHaveProperty('status');
    expect(data).not.toHaveProperty('internalNotes');
    expect(data.sourcePage).toBe('/contact');
  });
});

describe('R170 R201: a request that does not get through', () => {
  it.each<[string, () => void]>([
    ['no CMS', () => cms.isAway()],
    ['an error of the CMS', () => cms.answers('consultations', {}, 500)],
    ['a refusal of the CMS', () => cms.answers('consultations', { error: {} }, 400)],
    ['an answer without an id', () => cms.answers('consultations', { data: null }, 201)],
  ])('for %s answers 503, keeps what was typed and was sent once', async (_, fault) => {
    fault();
    const { result, status } = await send(post(entered));
    expect(status).toBe(503);
    expect(result).toMatchObject({
      status: 'failed',
      notice,
      submission: {
        status: 'error',
        error: { '': [notice.text] },
        initialValue: { name: 'Maren Tofte', message: 'Two bay windows.' },
      },
    });
    expect(cms.calls).toHaveLength(1);
  });
});

describe('what may not come in', () => {
  it('another site’s form is 403', async () => {
    const refused = send(post(entered, { origin: 'https://evil.test' }));
    await expect(refused).rejects.toMatchObject({ status: 403 });
    expect(cms.calls).toEqual([]);
  });

  it('more than 32 KiB is 413', async () => {
    const { status, result } = await send(post({ ...entered, message: 'm'.repeat(33_000) }));
    expect(status).toBe(413);
    expect(result).toMatchObject({ status: 'failed', notice });
  });

  it('a body that is no form is 415', async () => {
    const { status } = await send(post(entered, { 'content-type': 'application/json' }));
    expect(status).toBe(415);
  });

  it('a machine that fills every field is told that all is well, and nothing is stored', async () => {
    const { status, result } = await send(post({ ...entered, [honeypotField]: 'cheap' }));
    expect([status, result]).toEqual([200, { status: 'sent' }]);
    expect(cms.calls).toEqual([]);
  });

  it('a flood of one visitor is 429, keeps what was typed and leaves others alone', async () => {
    vi.stubEnv('TRUST_PROXY', 'true');
    const from = (address: string) => send(post(entered, { 'x-forwarded-for': address }));
    const statuses: (number | undefined)[] = [];
    for (let count = 0; count < 10; count++) statuses.push((await from('203.0.113.7')).status);
    expect(new Set(statuses)).toEqual(new Set([200]));

    const { status, result, headers } = await from('203.0.113.7');
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(result).toMatchObject({
      status: 'failed',
      submission: { initialValue: { name: 'Maren Tofte' } },
    });
    expect((await from('203.0.113.8')).status).toBe(200);
  });

  it('without a proxy all visitors share one limit', async () => {
    for (let count = 0; count < 100; count++) await send(post({ ...entered, name: '' }));
    expect((await send(post(entered, { 'x-forwarded-for': '203.0.113.9' }))).status).toBe(429);
  });
});

it('the log tells what happened without a word of the visitor', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
  await send(post(entered));
  cms.isAway();
  await send(post(entered));
  await send(post({ ...entered, [honeypotField]: 'cheap' }));
  const log = write.mock.calls.map(([line]) => String(line)).join('');
  expect(log).toContain('"event":"consultation.stored"');
  expect(log).toContain('"event":"consultation.failed"');
  expect(log).toContain('"event":"consultation.trapped"');
  expect(log).not.toMatch(/maren|tofte|555-0100|bay windows/i);
});
