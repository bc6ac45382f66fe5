import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { registerCache } from './cache-table.server';
import { shareRevalidation } from './shared-revalidation.server';
import { startFakeRedis } from '#tests/setup/fake-redis';
import { hasRealRedis, startRealRedis } from '#tests/setup/real-redis';

const redisServers = [
  { name: 'a stand-in for Redis', start: startFakeRedis },
  ...(hasRealRedis ? [{ name: 'the Redis of this machine', start: startRealRedis }] : []),
];

const [dropProducts, dropPosts] = [vi.fn(), vi.fn()];
registerCache('product', { dropAll: dropProducts });
registerCache('blog-post', { dropAll: dropPosts });
afterEach(() => void [dropProducts, dropPosts].forEach((drop) => drop.mockReset()));

/** What was logged, by the name of the event. */
function listenToLog() {
  const events: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    events.push(String(/"event":"([^"]*)"/.exec(String(line))?.[1]));
    return true;
  });
  return events;
}

function join(url: string) {
  const storefront = shareRevalidation(url);
  onTestFinished(storefront.close);
  return storefront;
}

const published = { event: 'entry.publish', model: 'product', documentId: 'abc' };

describe.each(redisServers)('storefronts that meet at $name', ({ start }) => {
  it('drop together what one of them was told, and nothing else', async () => {
    const redis = await start();
    onTestFinished(redis.die);
    listenToLog();
    const [one] = [join(redis.url), join(redis.url)];
    // Both share this process's caches, and who speaks does not listen to itself: one drop is the other's.
    await vi.waitFor(async () => {
      await one.tell(published);
      expect(dropProducts).toHaveBeenCalled();
    });
    expect(dropPosts).not.toHaveBeenCalled();
  });

  it('go on alone while it is away, and drop everything once when it is back', async () => {
    const redis = await start();
    onTestFinished(redis.die);
    const events = listenToLog();
    const storefront = join(redis.url);
    await vi.waitFor(async () => expect(await storefront.tell(published)).toBe(true));
    await redis.die();
    await vi.waitFor(() => expect(events).toContain('redis.lost'));
    expect(await storefront.tell(published)).toBe(false);
    expect(dropPosts).not.toHaveBeenCalled();

    await redis.revive();
    await vi.waitFor(() => expect(events).toContain('redis.returned'), { timeout: 5_000 });
    expect(dropPosts).toHaveBeenCalledTimes(1);
    expect(events.filter((event) => event === 'redis.lost')).toHaveLength(1);
  });
});

it('what is no message of a storefront drops nothing', async () => {
  const redis = await startFakeRedis();
  onTestFinished(redis.die);
  const events = listenToLog();
  join(redis.url);
  const { joinMessageBus } = await import('#app/server/message-bus.server');
  const stranger = joinMessageBus({
    url: redis.url,
    channel: 'northlight:revalidate',
    onMessage: () => undefined,
    onReturn: () => undefined,
    onLoss: () => undefined,
  });
  onTestFinished(stranger.close);
  await vi.waitFor(async () => {
    await stranger.publish('{"from":');
    expect(events).toContain('redis.message.unreadable');
  });
  expect(dropProducts).not.toHaveBeenCalled();
});
