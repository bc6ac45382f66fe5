import { useEffect, useRef } from 'react';

interface SlideTimer {
  running: boolean;
  /** A new value begins a whole new period. */
  turn: number;
  /** Milliseconds that a slide stays. */
  period: number;
  onElapsed: () => void;
}

/** Calls back when a slide has been shown for its period; what is left of it is kept while the time stands still. */
export function useSlideTimer({ running, turn, period, onElapsed }: SlideTimer): void {
  const left = useRef(period);
  const elapsed = useRef(onElapsed);
  useEffect(() => {
    elapsed.current = onElapsed;
  });

  useEffect(() => {
    left.current = period;
  }, [turn, period]);

  useEffect(() => {
    if (!running) return;
    const started = performance.now();
    const timer = setTimeout(() => elapsed.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (performance.now() - started));
    };
  }, [running, turn, period]);
}
