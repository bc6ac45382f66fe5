import { moveBlind, type Offset } from './move-blind';
import { pinchBlind } from './pinch-blind';
import type { BlindBox } from './preview-settings';
import { corners, resizeBlind, type Corner } from './resize-blind';

/** What of the blind was taken hold of. */
export type Grip = 'move' | Corner;

interface Finger {
  id: number;
  from: Offset;
  to: Offset;
}

/** Fingers, or a mouse, on the drawing since the last of them came or went. Points are pixels of the drawing. */
export interface Drag {
  /** The box as it was then. */
  box: BlindBox;
  /** Null where the first finger missed the blind: it moves nothing until a second one comes. */
  grip: Grip | null;
  fingers: readonly Finger[];
}

export function parseGrip(value: string | undefined): Grip | null {
  return (['move', ...corners] as const).find((grip) => grip === value) ?? null;
}

/** Another finger comes down; a third and further ones count for nothing. */
export function pressFinger(
  drag: Drag | null,
  finger: { id: number; at: Offset; grip: Grip | null },
  box: BlindBox,
): Drag {
  const { id, at, grip } = finger;
  const others = (drag?.fingers ?? []).filter((known) => known.id !== id);
  if (drag && others.length >= 2) return drag;
  return {
    box,
    grip: drag ? drag.grip : grip,
    fingers: [...others.map(rebase), { id, from: at, to: at }],
  };
}

export function moveFinger(drag: Drag, id: number, to: Offset): Drag {
  const fingers = drag.fingers.map((finger) => (finger.id === id ? { ...finger, to } : finger));
  return { ...drag, fingers };
}

/** A finger goes; nothing is left of the drag after the last one. */
export function liftFinger(drag: Drag, id: number, box: BlindBox): Drag | null {
  const fingers = drag.fingers.filter((finger) => finger.id !== id);
  if (fingers.length === drag.fingers.length) return drag;
  return fingers.length > 0 ? { ...drag, box, fingers: fingers.map(rebase) } : null;
}

/** Where the drag has brought the box by now. */
export function dragBlind({ box, grip, fingers }: Drag): BlindBox {
  const [one, other] = fingers;
  if (!one) return box;
  if (other) return pinchBlind(box, [one.from, other.from], [one.to, other.to]);
  const by = { x: one.to.x - one.from.x, y: one.to.y - one.from.y };
  if (!grip) return box;
  return grip === 'move' ? moveBlind(box, by) : resizeBlind(box, grip, by);
}

function rebase({ id, to }: Finger): Finger {
  return { id, from: to, to };
}
