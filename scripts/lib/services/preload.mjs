/**
 * The Node arguments that load one of this folder's modules before the program.
 *
 * @param {string} file
 */
export function preload(file) {
  return ['--import', new URL(file, import.meta.url).href];
}
