import type { Core } from '@strapi/strapi';

const UID = 'api::consultation.consultation';

/**
 * Milliseconds for which a request belongs to whoever took it. Longer than any attempt: should the
 * desk stop in the middle of one, the request is free again after this.
 */
const LEASE = 5 * 60_000;

/** A request that is being mailed. */
export interface LentRequest {
  id: number;
  documentId: string;
  name: string;
  email: string;
  phone: string;
  productInterest: string;
  message: string | null;
  sourcePage: string | null;
  /** Attempts, this one included. */
  mailTries: number;
}

/**
 * Takes the request that has waited longest and is due. Of two desks at one database only one gets it:
 * the count of tries changes under the other.
 */
export async function takeNext(strapi: Core.Strapi): Promise<LentRequest | null> {
  const requests = strapi.db.query(UID);
  for (;;) {
    const due = { mail: 'waiting', mailDueAt: { $lte: new Date() } };
    const next = await requests.findOne({
      where: due,
      orderBy: [{ mailDueAt: 'asc' }, { id: 'asc' }],
    });
    if (!next) return null;
    const { id, mailTries } = next;
    const { count } = await requests.updateMany({
      where: { id, mail: 'waiting', mailTries },
      data: { mailTries: mailTries + 1, mailDueAt: new Date(Date.now() + LEASE) },
    });
    if (count === 1) return { ...next, mailTries: mailTries + 1 };
  }
}

/** Marks a request as mailed: from here on it is never taken again. */
export async function markMailed(strapi: Core.Strapi, { id }: LentRequest): Promise<void> {
  const data = { mail: 'sent', mailedAt: new Date(), mailProblem: null };
  await strapi.db.query(UID).updateMany({ where: { id }, data });
}

/**
 * Puts a request back for a later attempt.
 *
 * @param delay milliseconds
 * @param problem what staff read of it in the admin
 */
export async function putBack(
  strapi: Core.Strapi,
  { id }: LentRequest,
  delay: number,
  problem: string,
): Promise<void> {
  const data = { mailDueAt: new Date(Date.now() + delay), mailProblem: problem.slice(0, 250) };
  await strapi.db.query(UID).updateMany({ where: { id, mail: 'waiting' }, data });
}

/** Milliseconds until a waiting request is due; null when none waits. */
export async function timeToNext(strapi: Core.Strapi): Promise<number | null> {
  const next = await strapi.db
    .query(UID)
    .findOne({ where: { mail: 'waiting' }, orderBy: { mailDueAt: 'asc' }, select: ['mailDueAt'] });
  return next && Math.max(0, new Date(next.mailDueAt).getTime() - Date.now());
}
