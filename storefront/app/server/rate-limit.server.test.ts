import { describe, expect, it } from 'vitest';
import { createRateLimit } from './rate-limit.server';

function limitWithClock(limit = 2, maxKeys = 10) {
  const clock = { time: 1_000_000 };
  const rateLimit = createRateLimit({ limit, windowMs: 60_000, maxKeys, now: () => clock.time });
  return { clock, take: (key: string) => rateLimit.take(key) };
}

describe('createRateLimit', () => {
  it('allows the limit, then refuses and says when to come back', () => {
    const { clock, take } = limitWithClock();
    take('a');
    clock.time += 20_000;
    expect(take('a')).toEqual({ allowed: true });
    clock.time += 500;
    expect(take('a')).toEqual({ allowed: false, retryAfterSeconds: 40 });
  });

  it('allows again as soon as the time that it named has passed', () => {
    const { clock, take } = limitWithClock(1);
    take('a');
    clock.time += 59_999;
    expect(take('a')).toEqual({ allowed: false, retryAfterSeconds: 1 });
    clock.time += 1;
    expect(take('a').allowed).toBe(true);
  });

  it('does not punish refused attempts by a longer wait', () => {
    const { clock, take } = limitWithClock(1);
    take('a');
    for (let attempt = 0; attempt < 50; attempt++) take('a');
    clock.time += 60_000;
    expect(take('a').allowed).toBe(true);
  });

  it('counts each visitor alone', () => {
    const { take } = limitWithClock(1);
    take('a');
    expect(take('b').allowed).toBe(true);
    expect(take('a').allowed).toBe(false);
  });

  it('forgets the visitor unseen for longest once too many are remembered', () => {
    const { take } = limitWithClock(1, 2);
    take('a');
    take('b');
    take('c');
    expect(take('c').allowed).toBe(false);
    expect(take('a').allowed).toBe(true);
  });
});
