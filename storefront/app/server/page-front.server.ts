import type { IncomingMessage, ServerResponse } from 'node:http';

import { LRUCache } from 'lru-cache';

import { sendPage } from './page-answer.server';
import type { PageCache } from './page-cache.server';
import { maybePreview } from './preview-cookie.server';

/** How many spellings of addresses are remembered, and how long one may be. */
const maxTargets = 5_000;
const maxTargetLength = 500;

/**
 * Answers with remembered pages before Remix has matched a route or run a loader. It knows only addresses that Remix
 * has answered before, so what a page is and what may be kept is decided in one place, `planPage`.
 */
export class PageFront {
  readonly #pages: PageCache;
  readonly #addresses = new LRUCache<string, string>({ max: maxTargets });

  constructor(pages: PageCache) {
    this.#pages = pages;
  }

  /**
   * @param url of a request that was answered with a page
   * @param address under which the page cache has that page
   */
  learn(url: string, address: string): void {
    const { pathname, search } = new URL(url);
    const target = pathname + search;
    if (target.length <= maxTargetLength) this.#addresses.set(target, address);
  }

  /** Answers a request if its page is remembered, and the same for this visitor. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '', headers } = request;
    if ((method !== 'GET' && method !== 'HEAD') || maybePreview(headers.cookie)) return false;
    const address = this.#addresses.get(url);
    const page = address === undefined ? undefined : this.#pages.peek(address);
    if (!page) return false;
    sendPage(request, response, page);
    return true;
  }
}
