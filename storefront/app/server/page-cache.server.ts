import { LRUCache } from 'lru-cache';

import type { FinishedPage } from './finished-page.server';
import { steadyNow } from '#app/lib/steady-now';

/** Bytes of all pages together: seven hundred pages of 16 kB. */
const maxBytes = 12 * 1024 * 1024;

/** Milliseconds. What was published drops a page at once; this is only the net under a message that got lost. */
const freshMs = 60_000;
/** For this long after, in milliseconds, a page is still handed out while it is made anew. */
const staleMs = 10 * 60_000;

/** Milliseconds in which whoever is sent to have an old page made anew is left alone with it. */
const renewalMs = 5_000;

/**
 * Milliseconds after a drop in which no page of its tag is kept: it may have been begun before, and no loader waits
 * for the CMS longer than four seconds.
 */
const settlingMs = 5_000;

interface Entry {
  page: FinishedPage;
  tags: readonly string[];
  madeAt: number;
  /** When the last one was sent to have it made anew. */
  renewalAt: number;
}

interface Flight {
  page: Promise<FinishedPage>;
  tags: readonly string[];
}

/**
 * Remembers finished pages in this process, by address, until something that they show is published. One request at
 * a time makes a page (single flight).
 */
export class PageCache {
  readonly #now: () => number;
  readonly #entries: LRUCache<string, Entry>;
  readonly #flights = new Map<string, Flight>();
  readonly #droppedAt = new Map<string, number>();

  /** @param options.now milliseconds; see `steadyNow` */
  constructor({ now = steadyNow, max = maxBytes }: { now?: () => number; max?: number } = {}) {
    this.#now = now;
    this.#entries = new LRUCache({ maxSize: max, sizeCalculation: ({ page }) => page.br.length });
  }

  /**
   * The page of an address, made if there is none. An old one is handed out while it is made anew.
   * @param tags what the page shows; see the cache table of the CMS
   * @throws what `make` throws, which is not remembered
   */
  async read(
    address: string,
    tags: readonly string[],
    make: () => Promise<FinishedPage>,
  ): Promise<FinishedPage> {
    const entry = this.#entries.get(address);
    const age = entry ? this.#now() - entry.madeAt : Infinity;
    if (entry && age < freshMs) return entry.page;

    const flight = this.#flights.get(address) ?? this.#start(address, tags, make);
    if (!entry || age >= freshMs + staleMs) return flight.page;
    // Whoever made it anew reports what went wrong; the page stands until it is too old.
    flight.page.catch(() => undefined);
    return entry.page;
  }

  /**
   * The page of an address: fresh, or old while somebody is out to have it made anew. The first to meet an old one gets
   * nothing, and is expected to `read` it; a crowd of others is spared the way.
   */
  peek(address: string): FinishedPage | undefined {
    const entry = this.#entries.get(address);
    if (!entry) return undefined;
    const now = this.#now();
    const age = now - entry.madeAt;
    if (age < freshMs) return entry.page;
    if (age < freshMs + staleMs && now - entry.renewalAt < renewalMs) return entry.page;
    entry.renewalAt = now;
    return undefined;
  }

  /** Drops every page that shows what the tag stands for; also those under way, which may show the old words. */
  drop(tag: string): void {
    this.#droppedAt.set(tag, this.#now());
    for (const [address, { tags }] of this.#entries.entries()) {
      if (tags.includes(tag)) this.#entries.delete(address);
    }
    for (const [address, { tags }] of this.#flights) {
      if (tags.includes(tag)) this.#flights.delete(address);
    }
  }

  #start(address: string, tags: readonly string[], make: () => Promise<FinishedPage>): Flight {
    const madeAt = this.#now();
    const flight: Flight = { tags, page: make() };
    this.#flights.set(address, flight);
    const land = () => this.#flights.get(address) === flight && this.#flights.delete(address);
    flight.page.then(
      (page) => {
        const current = land();
        if (!current || page.flawed || this.#isSettling(tags, madeAt)) return;
        this.#entries.set(address, { page, tags, madeAt, renewalAt: -Infinity });
      },
      () => land(),
    );
    return flight;
  }

  #isSettling(tags: readonly string[], at: number): boolean {
    return tags.some((tag) => at - (this.#droppedAt.get(tag) ?? -Infinity) < settlingMs);
  }
}
