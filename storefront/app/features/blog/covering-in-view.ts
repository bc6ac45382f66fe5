/**
 * Where a picture that is cut wider than it is keeps its place, as `object-position`: the covering hangs in its upper
 * two thirds, and cut in the middle it would lose the head of its window.
 */
export const coveringInView = '50% 25%';
