/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {boolean} [link]
 * @property {boolean} [optional]
 * @property {boolean} [devOptional]
 * @property {Record<string, string>} [optionalDependencies]
 *
 * @typedef {{ packages?: Record<string, LockedPackage> }} Lock package-lock.json, or npm's own record
 *   of what it installed (node_modules/.package-lock.json), which has the same form
 */

/**
 * Whether what npm installed is what the lock file asks for. A person who ran `npm install` by hand
 * is spared a second installation.
 *
 * @param {Lock} lock
 * @param {Lock} installed
 */
export function matchesLock(lock, installed) {
  const present = installed.packages ?? {};
  const wanted = Object.entries(lock.packages ?? {}).filter(
    ([path, entry]) => path.includes('node_modules/') && !entry.link,
  );
  return wanted.every(([path, entry]) => {
    const found = present[path];
    // Optional packages belong to other operating systems as often as to this one.
    return found ? found.version === entry.version : Boolean(entry.optional || entry.devOptional);
  });
}
