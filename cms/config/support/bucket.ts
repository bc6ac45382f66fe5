import type { Core } from '@strapi/strapi';

type Env = Core.Config.Shared.ConfigParams['env'];

/** Where the pictures lie, and how the desk gets there. */
export interface Bucket {
  name: string;
  /** As Amazon's client takes it. */
  client: {
    region: string;
    endpoint?: string;
    forcePathStyle?: boolean;
    credentials?: { accessKeyId: string; secretAccessKey: string };
    requestChecksumCalculation: 'WHEN_REQUIRED';
    responseChecksumValidation: 'WHEN_REQUIRED';
  };
}

/** The bucket that S3_BUCKET names; none when pictures lie in DATA_DIR. */
export function bucketOf(env: Env): Bucket | undefined {
  const name = env('S3_BUCKET');
  if (!name) return undefined;
  const endpoint = env('S3_ENDPOINT');
  const accessKeyId = env('S3_ACCESS_KEY_ID');
  return {
    name,
    client: {
      region: env('S3_REGION') || 'us-east-1',
      // Other makers have no host name for each bucket.
      ...(endpoint && { endpoint, forcePathStyle: true }),
      // Without a key the client asks the machine that it runs on, as is usual at Amazon.
      ...(accessKeyId && {
        credentials: { accessKeyId, secretAccessKey: env('S3_SECRET_ACCESS_KEY', '') },
      }),
      // Checksums in trailers are Amazon's alone; a signature and TLS guard the content anyway.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    },
  };
}
