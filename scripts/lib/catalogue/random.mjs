/**
 * A source of numbers that look random and are the same on every run (mulberry32).
 *
 * @param {number} seed a whole number
 */
export function createRandom(seed) {
  let state = seed;

  function next() {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from 0 up to, but not including, `limit`. @param {number} limit */
  const below = (limit) => Math.floor(next() * limit);

  return {
    below,

    /** From 0 up to, but not including, 1. */
    share: next,

    /** True in this share of all cases. @param {number} share */
    chance: (share) => next() < share,

    /**
     * @template T
     * @param {readonly T[]} items
     * @returns {T}
     */
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('There is nothing to pick from.');
      return item;
    },
  };
}

/** @typedef {ReturnType<typeof createRandom>} Random */
