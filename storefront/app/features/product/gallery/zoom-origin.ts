/** How much larger the picture is shown (look.md "Product detail"). */
export const zoomFactor = 2.2;

/** The point that stays where it is while the picture grows, in percent of its width and height. */
export interface ZoomOrigin {
  x: number;
  y: number;
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const centre: ZoomOrigin = { x: 50, y: 50 };

/** Percent of the picture that an arrow key moves. */
const step = 12;

const arrows: Record<string, ZoomOrigin> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};

/** The origin under a pointer; all in pixels of the screen. */
export function originAt(point: { clientX: number; clientY: number }, box: Box): ZoomOrigin {
  return clamp({
    x: ((point.clientX - box.left) / box.width) * 100,
    y: ((point.clientY - box.top) / box.height) * 100,
  });
}

/**
 * The origin after the enlarged picture was dragged: it follows the pointer pixel by pixel, as far as
 * its edges.
 */
export function drag(origin: ZoomOrigin, moved: { x: number; y: number }, box: Box): ZoomOrigin {
  const hidden = zoomFactor - 1;
  return clamp({
    x: origin.x - (moved.x / (box.width * hidden)) * 100,
    y: origin.y - (moved.y / (box.height * hidden)) * 100,
  });
}

/** The origin after an arrow key; undefined for any other key. */
export function pan(origin: ZoomOrigin, key: string): ZoomOrigin | undefined {
  const by = Object.hasOwn(arrows, key) ? arrows[key] : undefined;
  return by && clamp({ x: origin.x + by.x, y: origin.y + by.y });
}

function clamp({ x, y }: ZoomOrigin): ZoomOrigin {
  return { x: within(x), y: within(y) };
}

function within(percent: number): number {
  return Number.isFinite(percent) ? Math.min(100, Math.max(0, percent)) : 50;
}
