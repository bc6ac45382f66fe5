import { memoryOf } from '../bench/memory.mjs';
import { slopeOf } from './slope.mjs';

/** Milliseconds between two samples. */
const every = 5_000;
/** This share of the time is warm-up: code is compiled and the caches, which are bounded, fill. */
const warmUp = 0.5;

/**
 * Samples what a process holds until it is told to stop.
 *
 * @param {number} pid
 */
export function watchMemory(pid) {
  const started = performance.now();
  /** @type {{ x: number, y: number }[]} minutes and megabytes */
  const samples = [];
  const sample = () => {
    const minutes = (performance.now() - started) / 60_000;
    samples.push({ x: minutes, y: memoryOf(pid) / 1_000_000 });
  };
  sample();
  const timer = setInterval(sample, every);

  return {
    stop: () => {
      clearInterval(timer);
      sample();
      return summarize(samples);
    },
  };
}

/**
 * @typedef {object} MemoryReport
 * @property {number} slope megabytes per minute in the second half
 * @property {string} line
 *
 * @param {{ x: number, y: number }[]} samples
 * @returns {MemoryReport}
 */
function summarize(samples) {
  const end = samples.at(-1)?.x ?? 0;
  const later = samples.filter(({ x }) => x >= end * warmUp);
  const slope = later.length > 1 ? slopeOf(later) : 0;
  const tenths = Array.from({ length: 11 }, (_, tenth) => nearest(samples, (end * tenth) / 10));
  const line = [
    `${samples.length} samples; every tenth of the time: ${tenths.join(', ')} MB;`,
    `in the second half ${slope.toFixed(2)} MB per minute`,
  ].join(' ');
  return { slope, line };
}

/**
 * @param {{ x: number, y: number }[]} samples
 * @param {number} time
 */
function nearest(samples, time) {
  const [best] = [...samples].sort((a, b) => Math.abs(a.x - time) - Math.abs(b.x - time));
  return Math.round(best?.y ?? 0);
}
