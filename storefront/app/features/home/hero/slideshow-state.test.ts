import { describe, expect, it } from 'vitest';

import {
  isRunning,
  startSlideshow,
  updateSlideshow,
  type SlideshowAction,
} from './slideshow-state';

function after(...actions: SlideshowAction[]) {
  return actions.reduce(updateSlideshow, startSlideshow(5));
}

describe('updateSlideshow', () => {
  it('R030: goes round and round, forwards and backwards', () => {
    expect(after({ type: 'show', index: 5 }).current).toBe(0);
    expect(after({ type: 'show', index: -1 }).current).toBe(4);
    expect(after({ type: 'show', index: 4 }, { type: 'show', index: 5 })).toMatchObject({
      current: 0,
      leaving: 4,
    });
  });

  it('keys that come faster than the page is drawn count each', () => {
    const forth = { type: 'step', by: 1 } as const;
    expect(after({ type: 'show', index: 3 }, forth, forth).current).toBe(0);
    expect(after(forth, { type: 'step', by: -1 }, { type: 'step', by: -1 }).current).toBe(4);
  });

  it('R030: a room shown again begins its period anew, and nothing is raised over itself', () => {
    const shown = after({ type: 'show', index: 2 });
    const again = updateSlideshow(shown, { type: 'show', index: 2 });
    expect(again.turn).toBe(shown.turn + 1);
    expect(again.leaving).toBe(0);
  });

  it('R030: asks for the pictures of the current room and of the next, one step at a time', () => {
    expect(startSlideshow(5).needed).toEqual([true, false, false, false, false]);
    expect(after({ type: 'ready' }).needed).toEqual([true, true, false, false, false]);
    expect(after({ type: 'show', index: 3 }).needed).toEqual([true, false, false, true, true]);
    expect(after({ type: 'show', index: 4 }).needed).toEqual([true, false, false, false, true]);
  });
});

describe('isRunning', () => {
  it('R030: is held by the pointer, the focus and a hidden tab, each until it lets go', () => {
    for (const by of ['pointer', 'focus', 'tab'] as const) {
      expect(isRunning(after({ type: 'hold', by }))).toBe(false);
      expect(isRunning(after({ type: 'hold', by }, { type: 'release', by }))).toBe(true);
    }
    expect(
      isRunning(
        after(
          { type: 'hold', by: 'pointer' },
          { type: 'hold', by: 'focus' },
          { type: 'release', by: 'pointer' },
        ),
      ),
    ).toBe(false);
  });

  it('R030: stays paused when the pointer leaves', () => {
    expect(
      isRunning(
        after(
          { type: 'hold', by: 'pointer' },
          { type: 'pause' },
          { type: 'release', by: 'pointer' },
        ),
      ),
    ).toBe(false);
  });

  it('R030: plays at once when asked, though pointer and focus are still on the button', () => {
    const held: SlideshowAction[] = [
      { type: 'hold', by: 'pointer' },
      { type: 'hold', by: 'focus' },
      { type: 'pause' },
      { type: 'play' },
    ];
    expect(isRunning(after(...held))).toBe(true);
    expect(isRunning(after({ type: 'hold', by: 'tab' }, ...held))).toBe(false);
  });
});
