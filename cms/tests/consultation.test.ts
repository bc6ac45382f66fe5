import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { adminToken, call } from './setup/api';
import { getDesk, type Desk } from './setup/desk';
import { consultation } from './setup/documents';

let desk: Desk;
beforeAll(async () => {
  desk = await getDesk();
});

const send = (data: object) =>
  call(desk, '/api/consultations', { token: desk.token, body: { data } });

const stored = (submissionKey: string) =>
  desk.strapi.documents('api::consultation.consultation').findMany({ filters: { submissionKey } });

describe('a consultation request', () => {
  it('R038 R193: is stored as new, with the page it came from', async () => {
    const request = consultation();
    const { status } = await send(request);
    expect(status).toBe(201);
    expect(await stored(request.submissionKey)).toMatchObject([{ ...request, stage: 'new' }]);
  });

  it('R193: is answered with its id alone', async () => {
    const { body } = await send(consultation());
    expect(body).toEqual({ data: { documentId: expect.stringMatching(/^[a-z0-9]{24}$/) } });
  });

  it('may come without a message and without a page', async () => {
    const request = consultation({ message: undefined, sourcePage: undefined });
    expect((await send(request)).status).toBe(201);
  });

  it('sent again with the same key is the same request, stored once', async () => {
    const request = consultation();
    const first = await send(request);
    const again = await send({ ...request, message: 'Sent a second time.' });
    expect(again.status).toBe(201);
    expect(again.body).toEqual(first.body);
    expect(await stored(request.submissionKey)).toMatchObject([{ message: request.message }]);
  });

  it('sent ten times at the same moment is stored once', async () => {
    const request = consultation();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(request)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await stored(request.submissionKey)).toHaveLength(1);
  });

  it('cannot be stored twice even past our own look-up: the database refuses', async () => {
    const submissionKey = randomUUID();
    const insert = () =>
      desk.strapi.db
        .query('api::consultation.consultation')
        .create({ data: consultation({ submissionKey, documentId: randomUUID(), stage: 'new' }) });
    await insert();
    await expect(insert()).rejects.toThrow(/unique/i);
  });
});

describe('a request that is refused', () => {
  it.each([
    ['a stage', { stage: 'closed' }],
    ['notes of the staff', { internalNotes: 'Give them 90 percent off.' }],
    ['an id', { documentId: 'abcdefghijklmnopqrstuvwx' }],
    ['a name of one letter', { name: 'D' }],
    ['a name of blanks', { name: '     ' }],
    ['a name of 121 characters', { name: 'D'.repeat(121) }],
    ['no address', { email: 'dana' }],
    ['an address of 255 characters', { email: `${'d'.repeat(243)}@example.com` }],
    ['a phone number of nine characters', { phone: '403555014' }],
    ['a phone number of 41 characters', { phone: '4'.repeat(41) }],
    ['a product of nobody', { productInterest: 'zebra' }],
    ['a message of 4001 characters', { message: 'x'.repeat(4001) }],
    ['a page of another site', { sourcePage: '//evil.example/' }],
    ['no key', { submissionKey: undefined }],
    ['a key that is not one', { submissionKey: { $ne: '' } }],
  ])('R180: carries %s', async (_, changes) => {
    const { status, body } = await send(consultation(changes));
    expect(status).toBe(400);
    expect(body?.error?.message).toBe('This is not a consultation request.');
  });

  it('is larger than any request needs to be', async () => {
    const { status } = await send(consultation({ message: 'x'.repeat(600_000) }));
    expect(status).toBe(413);
  });
});

describe('the inbox of the staff', () => {
  const inbox = '/content-manager/collection-types/api::consultation.consultation';

  async function names(query: string): Promise<unknown[]> {
    const { body } = await call(desk, `${inbox}?${query}`, { token: await adminToken(desk) });
    return (body?.results as { name: string }[]).map(({ name }) => name);
  }

  it('lists the newest request first, and filters by status and by product', async () => {
    const tag = randomUUID();
    const first = consultation({ name: `${tag} first`, productInterest: 'outdoor' });
    const second = consultation({ name: `${tag} second`, productInterest: 'roman' });
    await send(first);
    await send(second);
    const [request] = await stored(first.submissionKey);
    await desk.strapi
      .documents('api::consultation.consultation')
      .update({ documentId: request?.documentId ?? '', data: { stage: 'contacted' } });

    const mine = `filters[name][$startsWith]=${tag}&sort=createdAt:DESC`;
    expect(await names(mine)).toEqual([second.name, first.name]);
    expect(await names(`${mine}&filters[stage][$eq]=contacted`)).toEqual([first.name]);
    expect(await names(`${mine}&filters[productInterest][$eq]=roman`)).toEqual([second.name]);
  });

  it('opens with the columns that the work needs, newest first', async () => {
    const { body } = await call(
      desk,
      '/content-manager/content-types/api::consultation.consultation/configuration',
      { token: await adminToken(desk) },
    );
    expect(body?.data).toMatchObject({
      contentType: {
        settings: { defaultSortBy: 'createdAt', defaultSortOrder: 'DESC', filterable: true },
        layouts: { list: ['name', 'stage', 'productInterest', 'createdAt', 'mail'] },
        metadatas: { stage: { list: { label: 'Status' } } },
      },
    });
  });
});
