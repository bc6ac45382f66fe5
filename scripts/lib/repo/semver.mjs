/**
 * Compares two versions by their numbers; a pre-release counts as its release.
 *
 * @param {string} left
 * @param {string} right
 * @returns {number} negative when left is older
 */
export function compareVersions(left, right) {
  const [a, b] = [numbersOf(left), numbersOf(right)];
  const differs = [0, 1, 2].find((index) => a[index] !== b[index]);
  return differs === undefined ? 0 : (a[differs] ?? 0) - (b[differs] ?? 0);
}

/** Whether a dependency names one version and no range. @param {string} version */
export function isExactVersion(version) {
  return /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version);
}

/** @param {string} version */
function numbersOf(version) {
  return (version.split('-')[0] ?? '').split('.').map(Number);
}
