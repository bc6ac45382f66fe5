import type { Core } from '@strapi/strapi';

/** Months that a request is kept unless somebody says otherwise. */
export const DEFAULT_MONTHS = 24;

const UID = 'api::consultation.consultation';

interface Options {
  /** Whole months, at least one. */
  months?: number;
  /** Count and delete nothing. */
  dryRun?: boolean;
  now?: Date;
}

/**
 * Deletes the consultation requests that came in more than so many months ago, whatever their status,
 * with everything that is known of them.
 *
 * @returns how many there were
 * @throws RangeError when `months` is not a whole number above zero
 */
export async function forgetOldRequests(
  strapi: Core.Strapi,
  { months = DEFAULT_MONTHS, dryRun = false, now = new Date() }: Options = {},
): Promise<number> {
  if (!Number.isInteger(months) || months < 1) {
    throw new RangeError('Months have to be a whole number from 1 up.');
  }
  const where = { createdAt: { $lt: monthsBefore(now, months) } };
  const requests = strapi.db.query(UID);
  if (dryRun) return requests.count({ where });
  const { count } = await requests.deleteMany({ where });
  return count;
}

/** The same day of an earlier month, or that month's last: 24 months before 29 February is the 28th. */
function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0);
  return then;
}
