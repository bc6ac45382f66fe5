import { compareVersions } from './semver.mjs';

/**
 * The first version of a package that is free of a known hole. Registries may refuse `npm audit`,
 * so the list is kept by hand; add a line when an advisory touches us.
 *
 * @type {{ name: string, least: string, because: string }[]}
 */
const safeVersions = [
  { name: '@remix-run/router', least: '1.23.4', because: 'CVE-2026-53668, open redirect to XSS' },
  { name: 'react-router', least: '6.30.6', because: 'CVE-2026-53668, open redirect to XSS' },
  { name: 'react-router-dom', least: '6.30.6', because: 'CVE-2026-53668, open redirect to XSS' },
  { name: '@strapi/strapi', least: '5.37.0', because: 'CVE-2026-27886' },
  { name: '@strapi/core', least: '5.37.0', because: 'CVE-2026-27886' },
];

/**
 * Looks for unsafe versions anywhere in the lock file, nested copies included.
 *
 * @param {import('../install/installed-packages.mjs').Lock} lock
 * @returns {string[]} one sentence for each
 */
export function unsafeVersions(lock) {
  return Object.entries(lock.packages ?? {}).flatMap(([path, { version }]) => {
    const rule = safeVersions.find(({ name }) => path.endsWith(`node_modules/${name}`));
    return rule && version && compareVersions(version, rule.least) < 0
      ? [`${path} is ${version}, but only ${rule.least} and newer are safe (${rule.because}).`]
      : [];
  });
}
