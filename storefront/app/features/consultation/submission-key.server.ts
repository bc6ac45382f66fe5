import { createHash } from 'node:crypto';
import type { ConsultationRequest } from './consultation-schema';

/** How long an unmarked request counts as the same one, in milliseconds. */
const bucketMs = 10 * 60_000;

/**
 * The key under which a request is stored once. It is made of the client's own mark and of the content:
 * a page from a cache hands the same mark to many visitors, whose requests differ.
 *
 * A client without a mark is given the running ten minutes in its place: a resend after a timeout comes
 * within them, and the same person may ask again later. One that falls on a boundary is stored twice,
 * which staff can live with.
 * @param mark the form's hidden field or the `Idempotency-Key` header
 * @param now milliseconds since the epoch
 * @returns 36 characters in the form of a UUID (version 8)
 */
export function toSubmissionKey(
  values: ConsultationRequest,
  mark: string | null,
  now: number = Date.now(),
): string {
  const { name, email, phone, productInterest, message = '' } = values;
  const origin = mark ? ['mark', mark] : ['bucket', String(Math.floor(now / bucketMs))];
  const content = JSON.stringify([...origin, name, email, phone, productInterest, message]);
  const hash = createHash('sha256').update(content).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}
