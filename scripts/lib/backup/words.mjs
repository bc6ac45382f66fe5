/**
 * What a backup holds, as a person reads it: "1.2 MB of database, 512 files of pictures (80.1 MB)".
 *
 * @param {import('./manifest.mjs').Manifest} manifest
 */
export function describeBackup({ files, bucket }) {
  const entries = Object.entries(files);
  const bytesOf = (/** @type {typeof entries} */ some) =>
    some.reduce((sum, [, { bytes }]) => sum + bytes, 0);
  const media = entries.filter(([name]) => name.startsWith('uploads'));
  const database = entries.filter((entry) => !media.includes(entry));
  const pictures = bucket
    ? `pictures not included: they lie in the bucket ${bucket}`
    : `${media.length} files of pictures (${megabytes(bytesOf(media))})`;
  return `${megabytes(bytesOf(database))} of database, ${pictures}`;
}

/** @param {number} bytes */
function megabytes(bytes) {
  return `${(bytes / 1024 ** 2).toFixed(1)} MB`;
}
