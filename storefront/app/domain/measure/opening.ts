/** How a blind hangs: within the opening, or over it. */
export const mounts = ['inside', 'outside'] as const;
export type Mount = (typeof mounts)[number];

/** Three readings of one direction, in eighths of an inch. */
type Readings = readonly [number, number, number];

/** What was read at the window, in eighths of an inch. */
export interface Opening {
  widths: Readings;
  heights: Readings;
  /** Corner to corner, both ways. */
  diagonals?: readonly [number, number];
}

/** How far the two diagonals are apart decides what a straight blind looks like in the opening. */
export type Squareness = 'square' | 'wedge' | 'crooked';

/** The size to order, in eighths of an inch, and what to know about it. */
export interface OrderSize {
  width: number;
  height: number;
  squareness?: Squareness;
  /** Wider than high: right for many windows, and what an order in the wrong order looks like. */
  wide: boolean;
}

/** Diagonals that differ by no more than this, in eighths, mean square corners (ours, as in the guide). */
const squareWithin = 2;

/** By more than this, in eighths, the blind belongs outside the opening. */
const insideWithin = 4;

/**
 * Which of the readings counts (ours, as in the guide). Inside the opening the narrowest width, because
 * the blind has to go in, and the tallest height, because a short cloth leaves a bright line. Outside, the
 * widest and the tallest, because the whole area is to be covered.
 */
export function toOrderSize({ widths, heights, diagonals }: Opening, mount: Mount): OrderSize {
  const width = mount === 'inside' ? Math.min(...widths) : Math.max(...widths);
  const height = Math.max(...heights);
  return {
    width,
    height,
    wide: width > height,
    ...(diagonals && { squareness: judgeCorners(diagonals) }),
  };
}

function judgeCorners([one, other]: readonly [number, number]): Squareness {
  const difference = Math.abs(one - other);
  if (difference <= squareWithin) return 'square';
  return difference <= insideWithin ? 'wedge' : 'crooked';
}
