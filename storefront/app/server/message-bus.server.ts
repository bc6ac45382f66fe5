import { createClient } from '@redis/client';

/** Milliseconds between two attempts to reach Redis: a little longer each time, up to the second. */
const firstPauseMs = 200;
const longestPauseMs = 5_000;

/** Milliseconds after which a connection that says nothing counts as lost, and between two questions to one. */
const connectTimeoutMs = 5_000;
const pingMs = 20_000;

export interface MessageBusOptions {
  /** Address of Redis: redis:// or, encrypted, rediss://. */
  url: string;
  channel: string;
  /** Called with every message of the channel, one's own included. */
  onMessage: (message: string) => void;
  /** The connection is back; what was said meanwhile was not heard. */
  onReturn: () => void;
  /** The connection broke, or could not be made. Called once for an outage. */
  onLoss: (reason: string) => void;
}

/** A channel on which several processes hear one another. */
export interface MessageBus {
  /** @returns false when there is no connection: nobody has heard it */
  publish: (message: string) => Promise<boolean>;
  close: () => void;
}

/** Joins a channel of Redis and stays in it: a lost connection is made again, for as long as it takes. */
export function joinMessageBus(options: MessageBusOptions): MessageBus {
  const { url, channel, onMessage, onReturn, onLoss } = options;
  let isLost = false;
  const client = createClient({
    url,
    // What cannot be said now is not said later: after an outage everything is dropped anyway.
    disableOfflineQueue: true,
    pingInterval: pingMs,
    socket: {
      connectTimeout: connectTimeoutMs,
      reconnectStrategy: (attempts) => Math.min(firstPauseMs * (attempts + 1), longestPauseMs),
    },
  });
  client.on('error', (error: unknown) => {
    if (!isLost) onLoss(error instanceof Error ? error.message : String(error));
    isLost = true;
  });
  client.on('ready', () => {
    if (isLost) onReturn();
    isLost = false;
  });
  // Both wait for as long as Redis is away, and fail only when the bus is closed.
  client.connect().catch(() => undefined);
  client.subscribe(channel, onMessage).catch(() => undefined);

  return {
    publish: (message) =>
      client.publish(channel, message).then(
        () => true,
        () => false,
      ),
    close: () => client.destroy(),
  };
}
