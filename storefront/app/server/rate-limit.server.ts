import { LRUCache } from 'lru-cache';
import { steadyNow } from '#app/lib/steady-now';

/** May the visitor go on, and if not, in how many whole seconds? */
type RateLimitVerdict = { allowed: true } | { allowed: false; retryAfterSeconds: number };

export interface RateLimit {
  /** Counts one attempt of `key`. A refused attempt is not counted, so waiting always helps. */
  take: (key: string) => RateLimitVerdict;
}

export interface RateLimitOptions {
  /** Attempts allowed within one window. */
  limit: number;
  /** Length of the sliding window in milliseconds. */
  windowMs: number;
  /** How many keys are remembered; the one unused for longest is forgotten first. */
  maxKeys?: number;
  /** Milliseconds; see `steadyNow`. */
  now?: () => number;
}

/**
 * A sliding-window limit held in the memory of this process: at most `maxKeys` × `limit` numbers.
 */
export function createRateLimit(options: RateLimitOptions): RateLimit {
  const { limit, windowMs, maxKeys = 10_000, now = steadyNow } = options;
  const attemptsByKey = new LRUCache<string, number[]>({ max: maxKeys });

  return {
    take(key) {
      const time = now();
      const attempts = (attemptsByKey.get(key) ?? []).filter((past) => past > time - windowMs);
      const [oldest = time] = attempts;
      if (attempts.length >= limit) {
        const retryAfterSeconds = Math.max(1, Math.ceil((oldest + windowMs - time) / 1000));
        return { allowed: false, retryAfterSeconds };
      }
      attemptsByKey.set(key, [...attempts, time]);
      return { allowed: true };
    },
  };
}
