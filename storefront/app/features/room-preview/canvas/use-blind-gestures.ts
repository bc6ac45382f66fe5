import { useEffect, useRef, type PointerEvent } from 'react';

import {
  dragBlind,
  liftFinger,
  moveFinger,
  parseGrip,
  pressFinger,
  type Drag,
} from '#app/domain/room-preview/drag';
import { canvasSize, type BlindBox } from '#app/domain/room-preview/preview-settings';

interface GestureTarget {
  box: BlindBox;
  enabled: boolean;
  onChange: (box: BlindBox, gesture: string) => void;
  onEnd: () => void;
}

const gesture = 'drag';

/** Mouse, pen and fingers on the drawing, as handlers of the element around it. The rules are `domain/…/drag.ts`. */
export function useBlindGestures({ box, enabled, onChange, onEnd }: GestureTarget) {
  const stage = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | null>(null);

  useEffect(() => {
    // `touch-action` lets one finger beside the blind scroll the page; two are always the blind's.
    const keepPinch = (event: TouchEvent) => {
      if (enabled && event.touches.length > 1) event.preventDefault();
    };
    const element = stage.current;
    element?.addEventListener('touchmove', keepPinch, { passive: false });
    return () => element?.removeEventListener('touchmove', keepPinch);
  }, [enabled]);

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    if (!enabled || event.button !== 0) return;
    const held = event.target instanceof Element && event.target.closest('[data-grip]');
    const grip = parseGrip(held instanceof HTMLElement ? held.dataset.grip : undefined);
    const finger = { id: event.pointerId, at: toDrawing(event), grip };
    drag.current = pressFinger(drag.current, finger, box);
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  function onPointerMove(event: PointerEvent<HTMLDivElement>) {
    if (!drag.current) return;
    drag.current = moveFinger(drag.current, event.pointerId, toDrawing(event));
    onChange(dragBlind(drag.current), gesture);
  }

  function onPointerUp(event: PointerEvent<HTMLDivElement>) {
    if (!drag.current) return;
    drag.current = liftFinger(drag.current, event.pointerId, dragBlind(drag.current));
    if (!drag.current) onEnd();
  }

  return { ref: stage, onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp };
}

/** Where the pointer is, in pixels of the drawing. */
function toDrawing({ currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>) {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return {
    x: ((clientX - left) / width) * canvasSize.width,
    y: ((clientY - top) / height) * canvasSize.height,
  };
}
