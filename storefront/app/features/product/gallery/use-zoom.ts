import { useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';

import { useEscape } from '#app/ui/use-escape';

import { centre, drag, originAt, pan, type ZoomOrigin } from './zoom-origin';

/** Pixels that a press may move and still be a click. */
const clickSlack = 5;

/** Zoom of one picture: a click or Enter begins and ends it, Escape ends it, drag or arrows move it. */
export function useZoom() {
  const [origin, setOrigin] = useState<ZoomOrigin | null>(null);
  const press = useRef<{ x: number; y: number; from: ZoomOrigin; moved: boolean } | null>(null);
  useEscape(origin !== null, () => setOrigin(null));

  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    const dragged = press.current?.moved ?? false;
    press.current = null;
    if (dragged) return;
    // A click by the keyboard has no place.
    const start =
      event.detail === 0 ? centre : originAt(event, event.currentTarget.getBoundingClientRect());
    setOrigin(origin === null ? start : null);
  };

  const onPointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    if (origin === null || !event.isPrimary) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    press.current = { x: event.clientX, y: event.clientY, from: origin, moved: false };
  };

  const onPointerMove = (event: PointerEvent<HTMLButtonElement>) => {
    const start = press.current;
    if (!start || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const moved = { x: event.clientX - start.x, y: event.clientY - start.y };
    if (!start.moved && Math.hypot(moved.x, moved.y) < clickSlack) return;
    start.moved = true;
    setOrigin(drag(start.from, moved, event.currentTarget.getBoundingClientRect()));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const next = origin && pan(origin, event.key);
    if (!next) return;
    event.preventDefault();
    setOrigin(next);
  };

  return { origin, handlers: { onClick, onPointerDown, onPointerMove, onKeyDown } };
}
