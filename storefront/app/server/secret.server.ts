import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Compares a secret in constant time. Both sides are hashed first, so that neither the length nor
 * the first wrong character shows in the time the comparison takes.
 */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}

/** Whether the request carries `Authorization: Bearer <expected>`. */
export function hasBearerToken(request: Request, expected: string): boolean {
  const [scheme, token] = (request.headers.get('authorization') ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && isSameSecret(token ?? '', expected);
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
