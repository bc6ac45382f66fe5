import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type * as Queue from '../src/notification/queue';
import { delayAfterRefusals, pauseAfterOutages } from '../src/notification/mail-failure';
import { adminToken, call } from './setup/api';
import { getDesk, type Desk } from './setup/desk';
import { consultation } from './setup/documents';

let desk: Desk;
beforeAll(async () => {
  desk = await getDesk();
});

const requests = () => desk.strapi.db.query('api::consultation.consultation');
const send = (data: object) =>
  call(desk, '/api/consultations', { token: desk.token, body: { data } });

const mailsWith = (word: string) => desk.mailServer.mails.filter((mail) => mail.includes(word));

async function mailed(word: string): Promise<string> {
  return vi.waitFor(
    () => {
      const [mail] = mailsWith(word);
      if (!mail) throw new Error(`No mail with ${word} has come.`);
      return mail;
    },
    { timeout: 10_000, interval: 20 },
  );
}

async function rowOf(submissionKey: string) {
  return requests().findOne({ where: { submissionKey } });
}

describe('a new request', () => {
  it('is mailed to staff as plain text, and the answer goes to the customer', async () => {
    const email = `${randomUUID()}@example.com`;
    const request = consultation({ email, message: '<b>Two</b> windows to the south.' });
    await send(request);
    const mail = await mailed(email);
    expect(mail).toMatch(/^From: desk@shop\.example\r$/m);
    expect(mail).toMatch(/^To: staff@shop\.example\r$/m);
    expect(mail).toContain(`Reply-To: ${email}`);
    expect(mail).toContain('Subject: New request: roller blinds, Dana Marsh');
    expect(mail).toMatch(/^Content-Type: text\/plain/m);
    expect(mail).not.toContain('text/html');
    expect(mail).toContain('<b>Two</b> windows to the south.');
    await vi.waitFor(async () => {
      expect(await rowOf(request.submissionKey)).toMatchObject({ mail: 'sent', mailTries: 1 });
    });
  });

  it('sent twice by an impatient visitor is mailed once', async () => {
    const email = `${randomUUID()}@example.com`;
    const request = consultation({ email });
    await Promise.all([send(request), send(request), send(request)]);
    await mailed(email);
    await send(request);
    await mailed(await sendAnother());
    expect(mailsWith(`Reply-To: ${email}`)).toHaveLength(1);
  });

  it('cannot put headers of its own into the mail', async () => {
    const email = `${randomUUID()}@example.com`;
    await send(consultation({ email, name: 'Dana\r\nBcc: all@example.com' }));
    const mail = await mailed(email);
    const [headers = ''] = mail.split('\r\n\r\n');
    expect(headers).not.toMatch(/^Bcc:/im);
    expect(headers).toContain('Dana Bcc: all@example.com');
  });

  it('that the server refuses waits with the reason, and holds up no other', async () => {
    const email = `${randomUUID()}@example.com`;
    desk.mailServer.refuse = new RegExp(email);
    const request = consultation({ email });
    await send(request);
    await mailed(await sendAnother());
    await vi.waitFor(async () => {
      const row = await rowOf(request.submissionKey);
      expect(row).toMatchObject({ mail: 'waiting', mailProblem: '550 Not here' });
    });
    desk.mailServer.refuse = null;
    await requests().updateMany({ where: { email }, data: { mailDueAt: new Date() } });
    await sendAnother();
    await mailed(email);
    await vi.waitFor(async () => {
      const row = await rowOf(request.submissionKey);
      expect(row).toMatchObject({ mail: 'sent', mailProblem: null, mailTries: 2 });
    });
  });

  async function sendAnother(): Promise<string> {
    const email = `${randomUUID()}@example.com`;
    await send(consultation({ email }));
    return email;
  }
});

describe('1,000 requests while the mail server dies', () => {
  it('are all stored at once, and mailed once each after it returns', async () => {
    const tag = `storm-${randomUUID()}`;
    const death = desk.mailServer.dieAfter(300);
    const first = await store(tag, 0, 600);
    await death;
    const second = await store(tag, 600, 1000);
    expect([...first, ...second]).toEqual(Array.from({ length: 1000 }, () => 201));

    const mine = { name: { $startsWith: tag } };
    expect(await requests().count({ where: mine })).toBe(1000);
    // Fewer by what was on its way at that moment, or was sent before.
    expect(mailsWith(tag).length).toBeLessThanOrEqual(310);
    // What staff see of it.
    const list = '/content-manager/collection-types/api::consultation.consultation';
    const { body } = await call(desk, `${list}?filters[mail][$eq]=waiting`, {
      token: await adminToken(desk),
    });
    expect(Object(body?.pagination).total).toBeGreaterThanOrEqual(690);

    await desk.mailServer.revive();
    await vi.waitFor(
      async () => {
        expect(await requests().count({ where: { ...mine, mail: 'sent' } })).toBe(1000);
      },
      { timeout: 60_000, interval: 250 },
    );
    const names = mailsWith(tag).map((mail) => new RegExp(`${tag} \\d+\\.`).exec(mail)?.[0]);
    expect(names).toHaveLength(1000);
    expect(new Set(names).size).toBe(1000);
  }, 90_000);

  /** Sends requests as twenty visitors at a time would; resolves to the answers' status codes. */
  async function store(tag: string, from: number, to: number): Promise<number[]> {
    const statuses: number[] = [];
    let next = from;
    const visit = async () => {
      while (next < to) {
        const index = next++;
        const email = `guest${index}@example.com`;
        statuses.push((await send(consultation({ name: `${tag} ${index}.`, email }))).status);
      }
    };
    await Promise.all(Array.from({ length: 20 }, visit));
    return statuses;
  }
});

describe('the queue', () => {
  it('gives a request to one of ten who ask for it at the same moment', async () => {
    const queue = desk.compiled<typeof Queue>('notification/queue');
    const documentId = randomUUID();
    // No event, so that the desk's own worker does not hear of it.
    await requests().create({
      data: consultation({
        documentId,
        stage: 'new',
        mail: 'waiting',
        mailTries: 0,
        mailDueAt: new Date(0),
      }),
    });
    const taken = await Promise.all(Array.from({ length: 10 }, () => queue.takeNext(desk.strapi)));
    const mine = taken.filter((request) => request?.documentId === documentId);
    expect(mine).toHaveLength(1);
    await requests().deleteMany({ where: { documentId } });
  });

  it('waits longer from failure to failure, and never for ever', () => {
    expect([1, 2, 3, 20].map(pauseAfterOutages)).toEqual([1000, 2000, 4000, 300_000]);
    expect([1, 2, 3, 20].map(delayAfterRefusals)).toEqual([60_000, 120_000, 240_000, 21_600_000]);
  });
});
