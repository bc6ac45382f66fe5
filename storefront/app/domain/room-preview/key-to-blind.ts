import { moveBlind } from './move-blind';
import { limits, type BlindBox } from './preview-settings';
import { resizeBlind } from './resize-blind';

const ways = new Map([
  ['ArrowLeft', { x: -limits.x.step, y: 0 }],
  ['ArrowRight', { x: limits.x.step, y: 0 }],
  ['ArrowUp', { x: 0, y: -limits.y.step }],
  ['ArrowDown', { x: 0, y: limits.y.step }],
]);

/**
 * What a key does to the focused blind: an arrow moves it by a step, with Shift it moves the lower right
 * corner instead.
 * @param key as in `KeyboardEvent.key`
 * @returns undefined for a key that is not the blind's
 */
export function keyToBlind(box: BlindBox, key: string, shift: boolean): BlindBox | undefined {
  const way = ways.get(key);
  if (!way) return undefined;
  return shift ? resizeBlind(box, 'se', way) : moveBlind(box, way);
}
