import type { Readable } from 'node:stream';
import { GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3';
import type { Core } from '@strapi/strapi';
import { env } from '@strapi/utils';
import { bucketOf } from '../../config/support/bucket';

/** The part of Koa's context that this route needs. */
interface Context {
  params: { name: string };
  status: number;
  type: string;
  length: number;
  body: unknown;
  set(name: string, value: string): void;
}

/** Seconds. The storefront looks for itself how long a picture lives. */
const MAX_AGE = 60;

/**
 * Hands out the pictures of the bucket, when there is one, at the addresses of those on disk. Visitors never come here:
 * the storefront does, once for each picture and process.
 */
export function serveMediaBucket(strapi: Core.Strapi): void {
  const bucket = bucketOf(env);
  if (!bucket) return;
  const client = new S3Client(bucket.client);

  strapi.server.router.get('/uploads/:name', async (ctx: Context) => {
    try {
      const Key = ctx.params.name;
      const object = await client.send(new GetObjectCommand({ Bucket: bucket.name, Key }));
      ctx.body = object.Body as Readable;
      ctx.type = object.ContentType ?? 'application/octet-stream';
      if (object.ContentLength !== undefined) ctx.length = object.ContentLength;
      ctx.set('Cache-Control', `public, max-age=${MAX_AGE}`);
    } catch (error) {
      ctx.status = error instanceof NoSuchKey ? 404 : 502;
      if (!(error instanceof NoSuchKey)) strapi.log.error(`The bucket did not answer: ${error}`);
    }
  });
}
