import type { Offset } from './move-blind';
import { limits, snapSetting, type BlindBox } from './preview-settings';

/** Two fingers on the drawing, in its pixels. */
export type Fingers = readonly [Offset, Offset];

/**
 * The box after two fingers went from one place to another: it grows as their distance does, keeps its
 * proportions as far as the steps allow, and what was between the fingers stays there.
 */
export function pinchBlind(box: BlindBox, from: Fingers, to: Fingers): BlindBox {
  const scale = clampScale(box, distance(from) === 0 ? 1 : distance(to) / distance(from));
  const [before, after] = [middle(from), middle(to)];
  return {
    x: snapSetting('x', after.x - (before.x - box.x) * scale),
    y: snapSetting('y', after.y - (before.y - box.y) * scale),
    width: snapSetting('width', box.width * scale),
    height: snapSetting('height', box.height * scale),
  };
}

/** One side at its bound stops the other: a blind that only grew wider would be another blind. */
function clampScale({ width, height }: BlindBox, scale: number): number {
  const least = Math.max(limits.width.min / width, limits.height.min / height);
  const most = Math.min(limits.width.max / width, limits.height.max / height);
  return Math.min(most, Math.max(least, scale));
}

function distance([one, other]: Fingers): number {
  return Math.hypot(other.x - one.x, other.y - one.y);
}

function middle([one, other]: Fingers): Offset {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
