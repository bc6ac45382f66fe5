import { useReducedMotion } from '@mantine/hooks';
import {
  useCallback,
  useEffect,
  useReducer,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';

import { isRunning, startSlideshow, updateSlideshow, type SlideshowState } from './slideshow-state';
import { useSlideTimer } from './use-slide-timer';

export interface Slideshow extends Omit<SlideshowState, 'held'> {
  running: boolean;
  show: (index: number) => void;
  toggle: () => void;
  /** For the stage: what rests on it holds the slideshow, the arrow keys move it. */
  stageProps: ReturnType<typeof stageHandlers>;
}

/** A slideshow of `count` slides that go on by themselves every `period` milliseconds, round and round. */
export function useSlideshow(count: number, period: number): Slideshow {
  const [state, dispatch] = useReducer(updateSlideshow, count, startSlideshow);
  const running = isRunning(state);
  const show = useCallback((index: number) => dispatch({ type: 'show', index }), []);

  const goOn = () => dispatch({ type: 'step', by: 1 });
  useSlideTimer({ running, turn: state.turn, period, onElapsed: goOn });
  usePageSignals(dispatch);

  return {
    ...state,
    running,
    show,
    toggle: () => dispatch({ type: state.playing ? 'pause' : 'play' }),
    stageProps: stageHandlers(dispatch),
  };
}

type Dispatch = (action: Parameters<typeof updateSlideshow>[1]) => void;

/** A hidden tab holds the slideshow; a wish for less motion pauses it; the loaded page readies the next picture. */
function usePageSignals(dispatch: Dispatch): void {
  const reducedMotion = useReducedMotion();
  useEffect(() => {
    if (reducedMotion) dispatch({ type: 'pause' });
  }, [reducedMotion, dispatch]);

  useEffect(() => {
    const watchTab = () => dispatch({ type: document.hidden ? 'hold' : 'release', by: 'tab' });
    const ready = () => dispatch({ type: 'ready' });
    if (document.hidden) watchTab();
    if (document.readyState === 'complete') ready();
    document.addEventListener('visibilitychange', watchTab);
    window.addEventListener('load', ready);
    return () => {
      document.removeEventListener('visibilitychange', watchTab);
      window.removeEventListener('load', ready);
    };
  }, [dispatch]);
}

function stageHandlers(dispatch: Dispatch) {
  return {
    // A finger leaves no pointer behind, so a tap must not hold the slideshow for good.
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') dispatch({ type: 'hold', by: 'pointer' });
    },
    onPointerLeave: () => dispatch({ type: 'release', by: 'pointer' }),
    // Only a focus that shows: a click leaves its focus behind, and the pointer has its own say.
    onFocus: (event: FocusEvent) => {
      if (event.target.matches(':focus-visible')) dispatch({ type: 'hold', by: 'focus' });
    },
    onBlur: (event: FocusEvent) => {
      if (event.currentTarget.contains(event.relatedTarget)) return;
      dispatch({ type: 'release', by: 'focus' });
    },
    onKeyDown: (event: KeyboardEvent) => {
      const by = ({ ArrowRight: 1, ArrowLeft: -1 } as const)[event.key];
      if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      dispatch({ type: 'step', by });
    },
  };
}
