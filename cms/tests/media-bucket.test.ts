import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { testDatabase } from '../../scripts/lib/postgres/test-databases.mjs';
import { askAnotherDesk, temporaryFolder } from './setup/another-desk';
import { getDesk } from './setup/desk';

/** The part of s3rver that is used here; it has no types. */
interface S3Server {
  run(): Promise<{ address: string; port: number }>;
  close(): Promise<void>;
}
type S3ServerClass = new (options: object) => S3Server;

/** A server that speaks S3, signatures included, with one empty bucket. */
async function startBucket() {
  const Server: S3ServerClass = createRequire(import.meta.url)('s3rver');
  const directory = temporaryFolder();
  const server = new Server({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'pictures' }],
  });
  const { port } = await server.run();
  onTestFinished(() => server.close());
  const folder = path.join(directory, 'pictures');
  return {
    files: () => readdirSync(folder),
    env: {
      BUCKET_FOLDER: folder,
      S3_BUCKET: 'pictures',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
  };
}

it(
  'pictures lie in the bucket, come from the addresses of those on disk, and go with their row',
  { timeout: 90_000 },
  async () => {
    await getDesk();
    const bucket = await startBucket();
    const dataDir = temporaryFolder();
    const database = await testDatabase();
    const found = await askAnotherDesk(
      { ...bucket.env, ...database, DATA_DIR: dataDir },
      `const { readdirSync, statSync } = require('node:fs');
    const filepath = process.env.DATA_DIR + '/blind.jpg';
    const { size } = await require('sharp')({
      create: { width: 640, height: 480, channels: 3, background: '#d4af37' },
    }).jpeg().toFile(filepath);
    const uploads = strapi.plugin('upload').service('upload');
    const [{ id, url, formats }] = await uploads.upload({
      data: { fileInfo: { name: 'blind.jpg', alternativeText: 'A blind.' } },
      files: { filepath, originalFilename: 'blind.jpg', mimetype: 'image/jpeg', size },
    });

    await new Promise((resolve) => strapi.server.listen(0, '127.0.0.1', resolve));
    const { port } = strapi.server.httpServer.address();
    const get = async (address) => {
      const answer = await fetch('http://127.0.0.1:' + port + address);
      const { byteLength } = await answer.arrayBuffer();
      const isWhole = byteLength === Number(answer.headers.get('content-length'));
      return [answer.status, answer.headers.get('content-type'), byteLength > 100 && isWhole];
    };
    const [whole, small, none] = [
      await get(url), await get(formats.webp_480.url), await get('/uploads/none.jpg'),
    ];
    const stored = readdirSync(process.env.BUCKET_FOLDER).length > 0;
    const file = await strapi.db.query('plugin::upload.file').findOne({ where: { id } });
    await uploads.remove(file);
    return { url, whole, small, none: none[0], stored };`,
    );
    expect(found).toEqual({
      url: expect.stringMatching(/^\/uploads\/blind_\w+\.jpg$/),
      whole: [200, 'image/jpeg', true],
      small: [200, 'image/webp', true],
      none: 404,
      stored: true,
    });
    expect(readdirSync(path.join(dataDir, 'public/uploads'))).toEqual([]);
    expect(bucket.files()).toEqual([]);
  },
);
