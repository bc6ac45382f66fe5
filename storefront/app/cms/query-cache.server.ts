import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import { cmsFailure, type CmsFailure, type CmsResult } from './failure';
import { steadyNow } from '#app/lib/steady-now';
import { DeadlineError, withDeadline } from '#app/lib/with-deadline';

/** How long answers live; all in milliseconds. */
export interface CachePolicy {
  /** An answer younger than this is handed out as it is. */
  freshMs: number;
  /** For this long after, it is still handed out at once while a new one is fetched behind it. */
  staleMs: number;
  /** For this long "not found" is believed. */
  missingMs: number;
  /** For this long after any other failure the CMS is left alone. */
  pauseMs: number;
  /** For this long a visitor waits for a new answer; after it, the answer comes for the next ones. */
  patienceMs: number;
  /** Answers kept; the one unused for longest goes first. */
  maxEntries: number;
}

interface Entry<T> {
  data: T;
  loadedAt: number;
  /** Something it is made of was published since. Good enough only while the CMS is away. */
  dropped: boolean;
}

interface Flight<T> {
  answer: Promise<CmsResult<T>>;
  /** What it asked for was published while it was under way: its answer may be the old one. */
  overtaken: boolean;
}

export interface QueryCacheOptions<T> {
  /** Bounds the answers by what they weigh together, in bytes, beside their number. */
  weight?: { of: (data: T) => number; max: number };
  /** Milliseconds; see `steadyNow`. */
  now?: () => number;
}

/**
 * Remembers the answers of one query in this process. One request at a time fills an entry (single
 * flight); a bad answer is never stored; what was loaded once is handed out while the CMS is away.
 */
export class QueryCache<T> {
  readonly #policy: CachePolicy;
  readonly #now: () => number;
  readonly #entries: LRUCache<string, Entry<T>>;
  readonly #failures: LRUCache<string, { failure: CmsFailure; until: number }>;
  readonly #flights = new Map<string, Flight<T>>();

  constructor(policy: CachePolicy, { weight, now = steadyNow }: QueryCacheOptions<T> = {}) {
    this.#policy = policy;
    this.#now = now;
    this.#entries = new LRUCache({
      max: policy.maxEntries,
      ...(weight && {
        maxSize: weight.max,
        sizeCalculation: ({ data }: Entry<T>) => weight.of(data),
      }),
    });
    // Apart from the entries: a visitor who tries many addresses must not push the good answers out.
    this.#failures = new LRUCache({ max: policy.maxEntries });
  }

  /**
   * The remembered answer, or the one that `load` gets. While the last attempt failed, the old answer is
   * handed out at once and the next attempt runs behind it.
   */
  async read(key: string, load: () => Promise<CmsResult<T>>): Promise<CmsResult<T>> {
    const entry = this.#entries.get(key);
    const failed = this.#failures.get(key);
    const old = entry && ({ ok: true, data: entry.data } as const);
    if (old && this.#ageOf(entry) < this.#policy.freshMs) return old;
    if (failed && this.#now() < failed.until) return old ?? { ok: false, failure: failed.failure };

    const { answer } = this.#flights.get(key) ?? this.#start(key, load);
    const isPresentable = this.#ageOf(entry) < this.#policy.freshMs + this.#policy.staleMs;
    if (old && (failed || isPresentable)) return old;

    const result = await this.#inTime(key, answer);
    return result.ok || result.failure.kind === 'not-found' ? result : (old ?? result);
  }

  /** Makes every answer ask again; also those that are under way, whose content may be outdated. */
  dropAll(): void {
    for (const entry of this.#entries.values()) entry.dropped = true;
    for (const flight of this.#flights.values()) flight.overtaken = true;
    this.#flights.clear();
    this.#failures.clear();
  }

  #inTime(key: string, answer: Promise<CmsResult<T>>): Promise<CmsResult<T>> {
    const { patienceMs } = this.#policy;
    return withDeadline(patienceMs, () => answer).catch((error: unknown) => {
      if (error instanceof DeadlineError) return cmsFailure('timeout', `${key}: still under way`);
      throw error;
    });
  }

  #ageOf(entry: Entry<T> | undefined): number {
    return !entry || entry.dropped ? Infinity : this.#now() - entry.loadedAt;
  }

  #start(key: string, load: () => Promise<CmsResult<T>>): Flight<T> {
    const answer = load().then((result) => {
      this.#settle(key, flight, result);
      return result;
    });
    const flight: Flight<T> = { answer, overtaken: false };
    this.#flights.set(key, flight);
    return flight;
  }

  #settle(key: string, flight: Flight<T>, result: CmsResult<T>): void {
    if (flight.overtaken) {
      // Old, perhaps, but better than nothing should the CMS go away before it is asked again.
      if (result.ok && !this.#entries.has(key)) this.#store(key, result.data, true);
      return;
    }
    this.#flights.delete(key);
    if (result.ok) return this.#store(key, result.data, false);
    const { failure } = result;
    const missing = failure.kind === 'not-found';
    const pause = missing ? this.#policy.missingMs : this.#policy.pauseMs;
    if (missing) this.#entries.delete(key);
    this.#failures.set(key, { failure, until: this.#now() + pause });
  }

  /**
   * An answer that says nothing new stays the object that it was: what is made of a catalogue, its search
   * index above all, is remembered by that object, and would be made anew every few minutes.
   */
  #store(key: string, answer: T, dropped: boolean): void {
    const known = this.#entries.peek(key)?.data;
    const data = known !== undefined && isDeepStrictEqual(known, answer) ? known : answer;
    this.#entries.set(key, { data, loadedAt: this.#now(), dropped });
    this.#failures.delete(key);
  }
}
