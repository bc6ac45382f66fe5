import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { dropEverything } from './cache-table.server';
import { revalidate } from './revalidate.server';
import { getEnv } from '#app/server/env.server';
import { logEvent } from '#app/server/log.server';
import { joinMessageBus, type MessageBus } from '#app/server/message-bus.server';

const channel = 'northlight:revalidate';

const MessageSchema = z.object({
  from: z.string(),
  /** As the CMS reported it. */
  report: z.unknown(),
});

/** Tells the other storefronts, while Redis can be reached; else their lifetimes must do. */
export interface SharedRevalidation {
  /** @returns whether they could be told */
  tell: (report: unknown) => Promise<boolean>;
  close: () => void;
}

/**
 * Lets several storefronts drop what was published together. Each hears what any of them was told; one that was cut off
 * drops everything when it is back, because it cannot know what it missed.
 * @param url address of Redis
 */
export function shareRevalidation(url: string): SharedRevalidation {
  const self = randomUUID();
  const bus: MessageBus = joinMessageBus({
    url,
    channel,
    onMessage: (message) => hear(message, self),
    onReturn: () => {
      dropEverything();
      logEvent('info', 'redis.returned');
    },
    onLoss: (reason) => void logEvent('error', 'redis.lost', { reason }),
  });
  return {
    async tell(report) {
      const heard = await bus.publish(JSON.stringify({ from: self, report }));
      if (!heard) logEvent('warn', 'cache.drop.not-shared');
      return heard;
    },
    close: bus.close,
  };
}

function hear(text: string, self: string): void {
  const message = parse(text);
  if (!message) {
    logEvent('warn', 'redis.message.unreadable');
    return;
  }
  if (message.from === self) return;
  const dropped = revalidate(message.report);
  if (dropped) logEvent('info', 'cache.dropped', { tags: dropped.join(' '), heard: true });
}

function parse(text: string): z.infer<typeof MessageSchema> | undefined {
  try {
    return MessageSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

let shared: SharedRevalidation | undefined;

/** Joins the other storefronts when REDIS_URL names where they meet. Called once, when the server starts. */
export function joinOtherStorefronts(): void {
  const { REDIS_URL } = getEnv();
  if (REDIS_URL) shared ??= shareRevalidation(REDIS_URL);
}

/** Says what was published to the other storefronts, if there are any. */
export async function tellOtherStorefronts(report: unknown): Promise<void> {
  await shared?.tell(report);
}
