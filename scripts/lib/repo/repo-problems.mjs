import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockFile, root } from '../paths.mjs';
import { versionRanges } from './exact-versions.mjs';
import { extraZods, forgottenSystems, lockDifferences, registryAddresses } from './lock-rules.mjs';
import { unsafeVersions } from './safe-versions.mjs';

const workspaces = ['storefront', 'cms'];

/**
 * Checks the package.json files and the lock file against our rules.
 *
 * @returns {string[]} one sentence for each breach
 */
export function repoProblems() {
  const lockText = readFileSync(lockFile, 'utf8');
  const lock = JSON.parse(lockText);
  const manifests = ['', ...workspaces].map((folder) => ({
    folder,
    manifest: JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')),
  }));
  return [
    ...versionRanges(manifests),
    ...lockDifferences(lock, manifests),
    ...registryAddresses(lockText),
    ...forgottenSystems(lock),
    ...extraZods(lock, workspaces),
    ...unsafeVersions(lock),
  ];
}
