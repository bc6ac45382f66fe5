import { useRef, useState, type PointerEvent } from 'react';

/** Below this many pixels a press is a press: the close button must still get its click. */
const slack = 6;

/** Follows a pointer that drags to the right; letting go at `threshold` pixels or further calls `onAway`. */
export function useSwipeRight(threshold: number, onAway: () => void) {
  const startX = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);

  const stop = () => {
    startX.current = null;
    setOffset(0);
  };

  return {
    offset,
    handlers: {
      onPointerDown(event: PointerEvent) {
        if (event.button === 0) startX.current = event.clientX;
      },
      onPointerMove(event: PointerEvent) {
        if (startX.current === null) return;
        const moved = Math.max(0, event.clientX - startX.current);
        if (moved < slack && offset === 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setOffset(moved);
      },
      onPointerUp(event: PointerEvent) {
        const moved = startX.current === null ? 0 : event.clientX - startX.current;
        stop();
        if (moved >= threshold) onAway();
      },
      onPointerCancel: stop,
    },
  };
}
