import { isExactVersion } from './semver.mjs';

/**
 * Every dependency is one exact version, so that two installations never differ.
 *
 * @param {{ folder: string, manifest: import('./lock-rules.mjs').Manifest }[]} manifests
 * @returns {string[]} one sentence for each range
 */
export function versionRanges(manifests) {
  return manifests.flatMap(({ folder, manifest }) =>
    Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
      .filter(([, version]) => !isExactVersion(version))
      .map(
        ([name, version]) =>
          `${folder ? `${folder}/` : ''}package.json asks for ${name} "${version}": name one exact version.`,
      ),
  );
}
