import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DeadlineError, withDeadline } from './with-deadline';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const never = () => new Promise<never>(() => undefined);

describe('withDeadline', () => {
  it('hands out what came in time, frees the rest and leaves no timer behind', async () => {
    let freed = false;
    const work = (signal: AbortSignal) => {
      signal.addEventListener('abort', () => (freed = true));
      return Promise.resolve('done');
    };
    expect(await withDeadline(100, work)).toBe('done');
    expect(freed).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not wait for work that ignores its signal', async () => {
    const outcome = withDeadline(100, never).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(100);
    expect(await outcome).toBeInstanceOf(DeadlineError);
  });

  it('tells the work to stop', async () => {
    const stopped = vi.fn();
    const outcome = withDeadline(100, (signal) => {
      signal.addEventListener('abort', stopped);
      return never();
    }).catch(() => 'late');
    await vi.advanceTimersByTimeAsync(99);
    expect(stopped).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toBe('late');
    expect(stopped).toHaveBeenCalledOnce();
  });

  it('passes on what the work throws', async () => {
    const work = () => Promise.reject(new TypeError('fetch failed'));
    await expect(withDeadline(100, work)).rejects.toThrow(TypeError);
  });
});
