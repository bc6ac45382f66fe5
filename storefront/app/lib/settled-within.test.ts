import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settledWithin } from './settled-within';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function later<T>(milliseconds: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(() => resolve(value), milliseconds));
}

describe('settledWithin', () => {
  it('hands out the value that is at hand', async () => {
    expect(await settledWithin(60, Promise.resolve('warm'))).toEqual({ value: 'warm' });
  });

  it('hands out the value that comes in time, and leaves no timer behind', async () => {
    const boxed = settledWithin(60, later(59, 'warm'));
    await vi.advanceTimersByTimeAsync(59);
    expect(await boxed).toEqual({ value: 'warm' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('hands out the promise of what comes later', async () => {
    const slow = later(500, 'cold');
    const boxed = settledWithin(60, slow);
    await vi.advanceTimersByTimeAsync(60);
    const { value } = await boxed;
    expect(value).toBe(slow);
    await vi.advanceTimersByTimeAsync(440);
    expect(await value).toBe('cold');
  });

  it('passes on a rejection that comes in time', async () => {
    await expect(settledWithin(60, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  });
});
