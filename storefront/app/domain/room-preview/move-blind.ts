import { snapSetting, type BlindBox } from './preview-settings';

/** A way across the drawing, in its pixels. */
export interface Offset {
  x: number;
  y: number;
}

/** The box moved as far as the sliders allow. */
export function moveBlind(box: BlindBox, by: Offset): BlindBox {
  return { ...box, x: snapSetting('x', box.x + by.x), y: snapSetting('y', box.y + by.y) };
}
