/**
 * The value that this share of all values does not exceed (nearest rank).
 *
 * @param {readonly number[]} values at least one
 * @param {number} share from 0 to 1, e.g. 0.95
 */
export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new Error('Nothing was measured.');
  return value;
}
