/**
 * Reads the closing comments of Node's TAP report.
 *
 * @param {string} tap
 * @returns {import('./tally.mjs').Counts}
 */
export function countNodeTests(tap) {
  const number = (/** @type {string} */ name) =>
    Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(tap)?.[1] ?? 0);
  return {
    passed: number('pass'),
    failed: number('fail') + number('cancelled'),
    skipped: number('skipped') + number('todo'),
  };
}
