import { randomInt } from 'node:crypto';
import type { ConsultationRequest } from './consultation-schema';
import { toSubmissionKey } from './submission-key.server';
import { createConsultation } from '#app/cms/create-consultation.server';
import { isHoneypotFilled } from '#app/forms/honeypot-field';
import { getClientAddress } from '#app/server/client-address.server';
import { getEnv } from '#app/server/env.server';
import { logEvent } from '#app/server/log.server';
import { createRateLimit } from '#app/server/rate-limit.server';

/** One request for a consultation, however it arrived. */
export interface ConsultationAttempt {
  /** Undefined when the schema refused what was entered. */
  values: ConsultationRequest | undefined;
  /** What came in the field that people do not see. */
  trap: unknown;
  /** The client's own mark of this request, if it made one. */
  mark: string | null;
  /** Path of the page that the form stands on. */
  sourcePage: string;
}

export type ConsultationOutcome =
  | { kind: 'stored'; id: string }
  | { kind: 'limited'; retryAfterSeconds: number }
  | { kind: 'invalid' }
  | { kind: 'failed' };

const windowMs = 10 * 60_000;
/** Generous for a person with typing errors, tight for a machine. */
const visitorLimit = createRateLimit({ limit: 10, windowMs });
/** Without a trusted proxy nobody can tell visitors apart: then this bounds them all together. */
const commonLimit = createRateLimit({ limit: 100, windowMs, maxKeys: 1 });
/** Ten a second from everywhere together: no shop has so many customers, and the inbox is for people to read. */
const crowdLimit = createRateLimit({ limit: 6_000, windowMs, maxKeys: 1 });

/**
 * Takes a consultation request in: rate limit, trap, rules, CMS, in this order. Whether the request may
 * come at all (origin, type, size) is for the caller, who knows how it was sent.
 *
 * A machine in the trap is told that its request is stored.
 */
export async function submitConsultation(
  request: Request,
  { values, trap, mark, sourcePage }: ConsultationAttempt,
): Promise<ConsultationOutcome> {
  const verdict = countAttempt(request);
  if (!verdict.allowed) {
    logEvent('warn', 'consultation.limited', { sourcePage });
    return { kind: 'limited', retryAfterSeconds: verdict.retryAfterSeconds };
  }
  if (isHoneypotFilled(trap)) {
    logEvent('info', 'consultation.trapped', { sourcePage });
    return { kind: 'stored', id: decoyId() };
  }
  if (!values) return { kind: 'invalid' };

  const submissionKey = toSubmissionKey(values, mark);
  const stored = await createConsultation({ ...values, sourcePage, submissionKey });
  if (!stored.ok) {
    logEvent('error', 'consultation.failed', { sourcePage, ...stored.failure });
    return { kind: 'failed' };
  }
  logEvent('info', 'consultation.stored', { sourcePage, documentId: stored.data.id });
  return { kind: 'stored', id: stored.data.id };
}

function countAttempt(request: Request) {
  const address = getClientAddress(request, getEnv().TRUST_PROXY);
  if (!address) return commonLimit.take('everyone');
  const verdict = visitorLimit.take(address);
  return verdict.allowed ? crowdLimit.take('everyone') : verdict;
}

/** Looks like an id of the CMS: 24 letters and digits. */
function decoyId(): string {
  return Array.from({ length: 24 }, () => randomInt(36).toString(36)).join('');
}
