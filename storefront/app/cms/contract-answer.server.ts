import type { CmsResult } from './failure';
import { contentAnswer, errorAnswer } from '#app/server/json-answer.server';

/** Seconds after which asking again may help. The cache leaves the CMS alone for one. */
const retryAfterSeconds = 5;

/**
 * Answers a read of the endpoint contract: the data in its contract shape; 404 only when the CMS said
 * that there is no such thing; 503 with `Retry-After` for every other failure.
 */
export function answerContract<T>(
  request: Request,
  result: CmsResult<T>,
  toContract: (data: T) => unknown,
): Response {
  if (result.ok) return contentAnswer(request, toContract(result.data));
  if (result.failure.kind === 'not-found') return errorAnswer(404, 'There is no such entry.');
  return errorAnswer(503, 'The catalogue cannot be reached right now. Please try again.', {
    headers: { 'Retry-After': String(retryAfterSeconds) },
  });
}
