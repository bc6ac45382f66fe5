// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { roomPeriod, rooms } from './rooms';
import { useSlideTimer } from './use-slide-timer';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function startTimer() {
  const onElapsed = vi.fn();
  const hook = renderHook(
    (props: { running: boolean; turn: number }) =>
      useSlideTimer({ ...props, period: roomPeriod, onElapsed }),
    { initialProps: { running: true, turn: 0 } },
  );
  return { onElapsed, ...hook };
}

it('R030: there are five rooms, and each stays 6,000 ms', () => {
  expect(rooms).toHaveLength(5);
  const { onElapsed } = startTimer();
  vi.advanceTimersByTime(5_999);
  expect(onElapsed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onElapsed).toHaveBeenCalledTimes(1);
});

it('R030: what is left of a period is kept while the time stands still', () => {
  const { onElapsed, rerender } = startTimer();
  vi.advanceTimersByTime(4_000);
  rerender({ running: false, turn: 0 });
  vi.advanceTimersByTime(60_000);
  expect(onElapsed).not.toHaveBeenCalled();

  rerender({ running: true, turn: 0 });
  vi.advanceTimersByTime(1_999);
  expect(onElapsed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onElapsed).toHaveBeenCalledTimes(1);
});

it('R030: the next room has a whole period, also when it was chosen', () => {
  const { onElapsed, rerender } = startTimer();
  vi.advanceTimersByTime(5_000);
  rerender({ running: true, turn: 1 });
  vi.advanceTimersByTime(5_999);
  expect(onElapsed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onElapsed).toHaveBeenCalledTimes(1);
});

it('leaves no timer behind', () => {
  startTimer().unmount();
  expect(vi.getTimerCount()).toBe(0);
});
