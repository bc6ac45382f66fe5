import type { Core } from '@strapi/strapi';
import { delayAfterRefusals, pauseAfterOutages, toMailFailure } from './mail-failure';
import { markMailed, putBack, takeNext, timeToNext, type LentRequest } from './queue';

/** Milliseconds; the longest sleep, for requests that another desk stored. */
const LONGEST_SLEEP = 60_000;

/** Mails on their way at once. Servers greet slowly, and many allow no more than ten connections. */
const AT_ONCE = 8;

/**
 * Mails the waiting requests. The queue is the inbox itself, so nothing is lost with the process; a
 * mail server that is away costs no more than a pause.
 */
export class MailWorker {
  #working: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #wokenAgain = false;
  #stopped = false;
  /** Why nothing goes out in this round. */
  #outage: string | undefined;
  /** Rounds in a row that ended so. */
  #outages = 0;

  constructor(
    private readonly strapi: Core.Strapi,
    private readonly send: (request: LentRequest) => Promise<unknown>,
  ) {}

  /** There may be something to mail. While the server is away, its pause is kept. */
  wake(): void {
    if (this.#stopped || this.#outages > 0) return;
    if (this.#working) this.#wokenAgain = true;
    else this.#work();
  }

  /** Ends after the mails that are on their way. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#working;
  }

  #work(): void {
    clearTimeout(this.#timer);
    this.#working = this.#round().then((sleep) => {
      this.#working = undefined;
      if (this.#stopped) return;
      this.#timer = setTimeout(() => this.#work(), sleep);
      this.#timer.unref();
    });
  }

  /** @returns milliseconds to sleep before the next */
  async #round(): Promise<number> {
    this.#wokenAgain = false;
    this.#outage = undefined;
    try {
      await this.#mailAll();
      if (!this.#outage) {
        if (this.#wokenAgain) return 0;
        return Math.min((await timeToNext(this.strapi)) ?? LONGEST_SLEEP, LONGEST_SLEEP);
      }
    } catch (error) {
      // The database, then: whoever took a request gives it back by the end of its lease.
      this.#outage = toMailFailure(error).code;
    }
    if (this.#outages === 0) {
      this.strapi.log.warn(`Requests cannot be mailed (${this.#outage}); they wait in the inbox.`);
    }
    this.#outages += 1;
    return pauseAfterOutages(this.#outages);
  }

  async #mailAll(): Promise<void> {
    while (!this.#stopped && !this.#outage) {
      const requests: LentRequest[] = [];
      while (requests.length < AT_ONCE) {
        const request = await takeNext(this.strapi);
        if (!request) break;
        requests.push(request);
      }
      if (requests.length === 0) return;
      await Promise.all(requests.map((request) => this.#mail(request)));
    }
  }

  async #mail(request: LentRequest): Promise<void> {
    try {
      await this.send(request);
    } catch (error) {
      return this.#keep(request, error);
    }
    if (this.#outages > 0) this.strapi.log.info('Requests are mailed again.');
    this.#outages = 0;
    await markMailed(this.strapi, request);
  }

  async #keep(request: LentRequest, error: unknown): Promise<void> {
    const { outage, code, problem } = toMailFailure(error);
    if (outage) this.#outage = code;
    else this.strapi.log.warn(`The mail server refused to take a request (${code}).`);
    // After an outage behind the others that wait: should it be this mail after all, it stops none of them.
    const delay = outage
      ? pauseAfterOutages(this.#outages + 1)
      : delayAfterRefusals(request.mailTries);
    await putBack(this.strapi, request, delay, problem);
  }
}
