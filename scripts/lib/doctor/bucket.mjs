import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cmsFolder } from '../paths.mjs';
import { codeOf } from './reach.mjs';

/**
 * The part of Amazon's client that is used here, which is the desk's package.
 *
 * @typedef {object} S3
 * @property {new (options: object) => { send: (command: object, options: object) => Promise<unknown> }} S3Client
 * @property {new (input: object) => object} HeadBucketCommand
 */

/**
 * @param {import('../env/read-settings.mjs').Settings} settings
 * @returns {Promise<string | undefined>} one sentence, or nothing when the bucket is there or none is asked for
 */
export async function bucketProblem(settings) {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  if (!S3_BUCKET) return undefined;
  /** @type {S3} */
  const { S3Client, HeadBucketCommand } = createRequire(join(cmsFolder, 'package.json'))(
    '@aws-sdk/client-s3',
  );
  const client = new S3Client({
    region: S3_REGION || 'us-east-1',
    maxAttempts: 1,
    ...(S3_ENDPOINT && { endpoint: S3_ENDPOINT, forcePathStyle: true }),
    ...(S3_ACCESS_KEY_ID && {
      credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY ?? '' },
    }),
  });
  try {
    const abortSignal = AbortSignal.timeout(5_000);
    await client.send(new HeadBucketCommand({ Bucket: S3_BUCKET }), { abortSignal });
    return undefined;
  } catch (error) {
    return `${S3_BUCKET} cannot be reached (${statusOf(error) ?? codeOf(error)}): mend S3_ENDPOINT and S3_REGION, the keys and their rights, or make the bucket.`;
  }
}

/** @param {unknown} error */
function statusOf(error) {
  const status = Object(Object(error).$metadata).httpStatusCode;
  return typeof status === 'number' ? `status ${status}` : undefined;
}
