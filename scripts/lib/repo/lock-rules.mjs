/** @typedef {import('../install/installed-packages.mjs').Lock} Lock */

/**
 * The lock file shall not name a registry: whoever installs uses the one that they configured.
 *
 * @param {string} lockText
 * @returns {string[]} one sentence, or none
 */
export function registryAddresses(lockText) {
  const found = lockText.match(/"resolved": "(https?|git\+\w+):/g) ?? [];
  return found.length === 0
    ? []
    : [
        `package-lock.json names a registry in ${found.length} places: set omit-lockfile-registry-resolved=true and run npm install.`,
      ];
}

/**
 * The lock file has to hold what the package.json files ask for.
 *
 * @param {Lock & { packages?: Record<string, Manifest> }} lock
 * @param {{ folder: string, manifest: Manifest }[]} manifests folder is '' for the root
 * @returns {string[]} one sentence for each that differs
 *
 * @typedef {{ dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} Manifest
 */
export function lockDifferences(lock, manifests) {
  return manifests
    .filter(({ folder, manifest }) => {
      const locked = lock.packages?.[folder];
      return !locked || wishes(locked) !== wishes(manifest);
    })
    .map(
      ({ folder }) =>
        `package-lock.json is behind ${folder ? `${folder}/` : ''}package.json: run npm install.`,
    );
}

/**
 * One zod for all our code: schemas that meet from two copies do not fit together.
 *
 * @param {Lock} lock
 * @param {string[]} folders the workspaces
 * @returns {string[]} one sentence, or none
 */
export function extraZods(lock, folders) {
  const own = folders.filter((folder) => lock.packages?.[`${folder}/node_modules/zod`]);
  return own.length === 0
    ? []
    : [`${own.join(' and ')} brings a zod of its own: give all workspaces the same version.`];
}

/**
 * Native packages come in one copy for each system, and the lock file has to hold all of them, or
 * `npm ci` refuses on the systems that it forgot. npm forgets when a registry lacks a copy.
 *
 * @param {Lock} lock
 * @returns {string[]} one sentence for each package
 */
export function forgottenSystems(lock) {
  const paths = Object.keys(lock.packages ?? {});
  const held = new Set(paths.map((path) => path.split('node_modules/').at(-1)));
  return Object.entries(lock.packages ?? {}).flatMap(([path, { optionalDependencies = {} }]) => {
    const forgotten = Object.keys(optionalDependencies).filter((name) => !held.has(name));
    return forgotten.length === 0
      ? []
      : [
          `package-lock.json lacks ${forgotten.join(', ')} of ${path}: choose a version that has all.`,
        ];
  });
}

/** @param {Manifest} manifest */
function wishes({ dependencies, devDependencies }) {
  const sorted = (/** @type {Record<string, string>} */ wanted) => Object.entries(wanted).sort();
  return JSON.stringify([sorted(dependencies ?? {}), sorted(devDependencies ?? {})]);
}
