import { beforeEach, describe, expect, it, vi } from 'vitest';

import { createTooltipTimer } from './create-tooltip-timer';

// Identity is all that the timer asks of a control.
const search = { id: 'search' } as HTMLElement;
const cart = { id: 'cart' } as HTMLElement;

describe('tooltip timer', () => {
  const show = vi.fn();
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 });
    show.mockReset();
    return () => vi.useRealTimers();
  });

  it('R162: opens after the pointer rested for 700 ms, not before', () => {
    createTooltipTimer(show).enter(search);
    vi.advanceTimersByTime(699);
    expect(show).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(show).toHaveBeenLastCalledWith(search);
  });

  it('R162: opens nothing when the pointer only passes', () => {
    const timer = createTooltipTimer(show);
    timer.enter(search);
    vi.advanceTimersByTime(400);
    timer.leave();
    vi.advanceTimersByTime(5000);
    expect(show).not.toHaveBeenCalled();
  });

  it('R162: within 300 ms of a closing the next opens at once, later it waits again', () => {
    const timer = createTooltipTimer(show);
    timer.focus(search);
    timer.dismiss();
    vi.advanceTimersByTime(299);
    timer.enter(cart);
    expect(show).toHaveBeenLastCalledWith(cart);

    timer.dismiss();
    vi.advanceTimersByTime(300);
    timer.enter(search);
    expect(show).toHaveBeenLastCalledWith(null);
    vi.advanceTimersByTime(700);
    expect(show).toHaveBeenLastCalledWith(search);
  });

  it('R162: stays while the pointer moves onto the tooltip itself', () => {
    const timer = createTooltipTimer(show);
    timer.focus(search);
    timer.leave();
    vi.advanceTimersByTime(100);
    timer.enter(search);
    vi.advanceTimersByTime(5000);
    expect(show).toHaveBeenCalledExactlyOnceWith(search);
  });

  it('R162: opens at once for the keyboard and closes at once on Escape', () => {
    const timer = createTooltipTimer(show);
    timer.focus(search);
    expect(show).toHaveBeenLastCalledWith(search);
    timer.dismiss();
    expect(show).toHaveBeenLastCalledWith(null);
  });
});
