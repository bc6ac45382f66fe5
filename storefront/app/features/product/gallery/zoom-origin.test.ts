import { describe, expect, it } from 'vitest';

import { centre, drag, originAt, pan } from './zoom-origin';

const box = { left: 100, top: 50, width: 400, height: 300 };

describe('R073: where the picture grows from', () => {
  it('is under the pointer', () => {
    expect(originAt({ clientX: 200, clientY: 275 }, box)).toEqual({ x: 25, y: 75 });
  });

  it('is never beyond the edges, and in the middle of a picture without a size', () => {
    expect(originAt({ clientX: 0, clientY: 999 }, box)).toEqual({ x: 0, y: 100 });
    expect(originAt({ clientX: 5, clientY: 5 }, { ...box, width: 0, height: 0 })).toEqual(centre);
  });

  it('follows a drag pixel by pixel, the other way round', () => {
    // 1.2 of 2.2 widths are hidden: 480 px between the two edges.
    expect(drag(centre, { x: 48, y: -36 }, box)).toEqual({ x: 40, y: 60 });
    expect(drag(centre, { x: 4_000, y: -4_000 }, box)).toEqual({ x: 0, y: 100 });
  });

  it('moves by the arrow keys, as far as the edges', () => {
    expect(pan(centre, 'ArrowLeft')).toEqual({ x: 38, y: 50 });
    expect(pan(centre, 'ArrowDown')).toEqual({ x: 50, y: 62 });
    expect(pan({ x: 95, y: 0 }, 'ArrowRight')).toEqual({ x: 100, y: 0 });
    expect(pan({ x: 95, y: 0 }, 'ArrowUp')).toEqual({ x: 95, y: 0 });
  });

  it.each(['Enter', 'a', 'toString'])('heeds no other key: %s', (key) => {
    expect(pan(centre, key)).toBeUndefined();
  });
});
