import type { Core } from '@strapi/strapi';
import { bucketOf, type Bucket } from '../support/bucket';

/** A camera's photo fits; Strapi's own bound is a gigabyte. */
export const maxUploadBytes = 15 * 1024 * 1024;

/** What a browser shows as a picture and cannot run as a page. SVG can carry script, so it stays out. */
const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

export const upload = ({ env }: Core.Config.Shared.ConfigParams) => {
  const bucket = bucketOf(env);
  return {
    config: {
      sizeLimit: maxUploadBytes,
      security: { allowedTypes: pictureTypes },
      // Two pictures at a time keep two cores busy; more would only hold more of them in memory.
      concurrentUploadSize: 2,
      ...(bucket && providerFor(bucket)),
    },
  };
};

/**
 * The bucket may stay private: src/media-bucket hands its files out at the addresses that they would have on disk, so
 * neither the shop nor the rows of the media library know the difference.
 */
function providerFor({ name, client }: Bucket) {
  return {
    provider: 'aws-s3',
    providerOptions: {
      baseUrl: '/uploads',
      // Named without a value: buckets are made without ACLs today, and refuse the provider's own.
      s3Options: { ...client, params: { Bucket: name, ACL: undefined } },
    },
  };
}
