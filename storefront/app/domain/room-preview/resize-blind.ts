import type { Offset } from './move-blind';
import { limits, snapSetting, type BlindBox } from './preview-settings';

export const corners = ['nw', 'ne', 'sw', 'se'] as const;

export type Corner = (typeof corners)[number];

/** The box with one corner dragged: the opposite corner stays where it is. */
export function resizeBlind(box: BlindBox, corner: Corner, by: Offset): BlindBox {
  const [x, width] = corner.endsWith('w')
    ? moveStart('x', 'width', box, by.x)
    : [box.x, snapSetting('width', box.width + by.x)];
  const [y, height] = corner.startsWith('n')
    ? moveStart('y', 'height', box, by.y)
    : [box.y, snapSetting('height', box.height + by.y)];
  return { x, y, width, height };
}

/** A new left or upper edge within the bounds of both sliders; the other edge keeps its place. */
function moveStart(
  start: 'x' | 'y',
  length: 'width' | 'height',
  box: BlindBox,
  by: number,
): [start: number, length: number] {
  const end = box[start] + box[length];
  const least = Math.max(limits[start].min, end - limits[length].max);
  const most = Math.min(limits[start].max, end - limits[length].min);
  const moved = snapSetting(start, Math.min(most, Math.max(least, box[start] + by)));
  return [moved, end - moved];
}
