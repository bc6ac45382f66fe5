import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  dragBlind,
  liftFinger,
  moveFinger,
  parseGrip,
  pressFinger,
  type Drag,
  type Grip,
} from './drag';
import { defaultNumbers, limits, snapSetting, type BlindBox } from './preview-settings';

const grips: (Grip | null)[] = ['move', 'nw', 'ne', 'sw', 'se', null];
const { x, y, width, height } = defaultNumbers;
const start: BlindBox = { x, y, width, height };

function dragged(grip: Grip | null, by: { x: number; y: number }, box = start): BlindBox {
  const origin = { x: 0, y: 0 };
  return dragBlind(moveFinger(pressFinger(null, { id: 1, at: origin, grip }, box), 1, by));
}

function pinched(from: [number, number], to: [number, number], box = start): BlindBox {
  const at = (value: number) => ({ x: value, y: 300 });
  let drag = pressFinger(null, { id: 1, at: at(from[0]), grip: null }, box);
  drag = pressFinger(drag, { id: 2, at: at(from[1]), grip: null }, box);
  return dragBlind(moveFinger(moveFinger(drag, 1, at(to[0])), 2, at(to[1])));
}

describe('one finger', () => {
  it('R147: moves the blind by whole steps', () => {
    expect(dragged('move', { x: 44, y: -16 })).toEqual({ ...start, x: 240, y: 180 });
  });

  it('R147: stops at the bounds of the sliders', () => {
    expect(dragged('move', { x: 9_000, y: 9_000 })).toEqual({ ...start, x: 700, y: 500 });
    expect(dragged('move', { x: -9_000, y: -9_000 })).toEqual({ ...start, x: 0, y: 0 });
  });

  it.each([
    ['nw', { x: 220, y: 230, width: 280, height: 170 }],
    ['ne', { x: 200, y: 230, width: 320, height: 170 }],
    ['sw', { x: 220, y: 200, width: 280, height: 230 }],
    ['se', { x: 200, y: 200, width: 320, height: 230 }],
  ] as const)('R147: at the corner %s it leaves the opposite corner in place', (grip, expected) => {
    expect(dragged(grip, { x: 20, y: 30 })).toEqual(expected);
  });

  it('R147: a corner never passes the opposite one, nor the slider for the size', () => {
    expect(dragged('nw', { x: 900, y: 900 })).toEqual({ x: 450, y: 350, width: 50, height: 50 });
    const wide = { x: 700, y: 500, width: 700, height: 500 };
    expect(dragged('nw', { x: -900, y: -900 }, wide)).toEqual(wide);
  });

  it('does nothing beside the blind', () => {
    expect(dragged(null, { x: 50, y: 50 })).toEqual(start);
  });
});

describe('two fingers', () => {
  it('R147: make the blind larger around their middle', () => {
    expect(pinched([300, 400], [250, 450])).toEqual({ x: 50, y: 100, width: 600, height: 400 });
  });

  it('R147: move it without a pinch', () => {
    expect(pinched([300, 400], [340, 440])).toEqual({ ...start, x: 240 });
  });

  it('R147: keep its proportions at a bound', () => {
    const { width: wide, height: high } = pinched([390, 400], [0, 800]);
    expect([wide, high]).toEqual([700, 470]);
  });

  it('survive landing on one another', () => {
    expect(pinched([300, 300], [200, 400])).toEqual(start);
  });

  it('hand over to the one that stays, without a jump', () => {
    const at = { x: 0, y: 0 };
    let drag: Drag | null = pressFinger(null, { id: 1, at, grip: 'move' }, start);
    drag = pressFinger(drag, { id: 2, at: { x: 100, y: 0 }, grip: null }, start);
    drag = moveFinger(drag, 2, { x: 200, y: 0 });
    const grown = dragBlind(drag);
    drag = liftFinger(drag, 2, grown);
    expect(drag && dragBlind(drag)).toEqual(grown);
    drag = drag && moveFinger(drag, 1, { x: 0, y: 20 });
    expect(drag && dragBlind(drag)).toEqual({ ...grown, y: snapSetting('y', grown.y + 20) });
    expect(drag && liftFinger(drag, 1, grown)).toBeNull();
  });
});

const point = fc.record({
  x: fc.double({ min: -2_000, max: 2_000, noNaN: true }),
  y: fc.double({ min: -2_000, max: 2_000, noNaN: true }),
});
const step = fc.record({
  kind: fc.constantFrom('press', 'move', 'lift'),
  id: fc.integer({ min: 1, max: 3 }),
  at: point,
  grip: fc.constantFrom(...grips),
});

it('R147: any fingers in any order leave the blind on the steps and within the bounds', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let box = start;
      let drag: Drag | null = null;
      for (const { kind, id, at, grip } of steps) {
        if (kind === 'press') drag = pressFinger(drag, { id, at, grip }, box);
        else if (drag && kind === 'move') drag = moveFinger(drag, id, at);
        else if (drag) drag = liftFinger(drag, id, box);
        if (drag) box = dragBlind(drag);
        for (const name of ['x', 'y', 'width', 'height'] as const) {
          expect(box[name]).toBe(snapSetting(name, box[name]));
          expect(box[name] % limits[name].step).toBe(0);
        }
      }
    }),
    { numRuns: 500 },
  );
});

it('parseGrip knows its grips and nothing else', () => {
  expect(['move', 'se', 'up', undefined].map(parseGrip)).toEqual(['move', 'se', null, null]);
});
