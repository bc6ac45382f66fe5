import { percentile } from './percentile.mjs';

const words = Array.from({ length: 2_000 }, (_, index) => `w${(index * 7_919) % 10_007}`);
const warmUp = 40;
const turns = 60;

/**
 * How fast the machine is just now. Whoever shares its cores makes the same work take up to twice as long from one
 * minute to the next; two runs of a benchmark can be compared only as far as this figure is the same.
 *
 * @returns {number} milliseconds that a fixed computation takes, the median
 */
export function machinePace() {
  for (let turn = 0; turn < warmUp; turn++) compute();
  return percentile(
    Array.from({ length: turns }, () => {
      const started = performance.now();
      compute();
      return performance.now() - started;
    }),
    0.5,
  );
}

/** Strings, a map, JSON: what drawing a page is made of. */
function compute() {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (let round = 0; round < 20; round++) {
    for (const word of words) {
      const name = word + (round % 5);
      counts.set(name, (counts.get(name) ?? 0) + word.charCodeAt(1));
    }
  }
  return JSON.stringify([...counts]).length;
}
