import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { imageTexts, type ImageName } from './images';
import type { StepDone } from './progress';

/** The part of the upload plugin's service that the seed uses; the plugin ships no type for it. */
interface UploadService {
  upload(input: {
    data: { fileInfo: { name: string; alternativeText: string } };
    files: { filepath: string; originalFilename: string; mimetype: string; size: number };
  }): Promise<{ id: number }[]>;
}

/** Encoding fills a core; a third picture at a time only costs memory. */
const UPLOADS_AT_ONCE = 2;

export type UploadedPictures = ReadonlyMap<ImageName, number>;

/**
 * Puts the named pictures into the media library, with their alternative texts, and returns the file ids.
 * A picture already there (same file name) is used again. Throws when a file is missing or not an image.
 */
export async function uploadPictures(
  strapi: Core.Strapi,
  names: readonly ImageName[],
  stepDone: StepDone,
): Promise<UploadedPictures> {
  const ids = new Map<ImageName, number>();
  const waiting = [...names];
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      ids.set(name, (await findPicture(strapi, name)) ?? (await uploadPicture(strapi, name)));
      stepDone('Pictures');
    }
  };
  await Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, work));
  return ids;
}

/** Strapi's build compiles `src` into `dist` but leaves pictures behind, so they are read from the app root. */
function pictureFile(appRoot: string, name: ImageName): string {
  return path.join(appRoot, 'src/seed/images', `${name}.jpg`);
}

async function findPicture(strapi: Core.Strapi, name: ImageName): Promise<number | undefined> {
  const file = await strapi.db
    .query('plugin::upload.file')
    .findOne({ where: { name: `${name}.jpg` }, select: ['id'] });
  return file?.id;
}

async function uploadPicture(strapi: Core.Strapi, name: ImageName): Promise<number> {
  const uploads: UploadService = strapi.plugin('upload').service('upload');
  const filepath = pictureFile(strapi.dirs.app.root, name);
  const { size } = await stat(filepath);
  const [file] = await uploads.upload({
    data: { fileInfo: { name: `${name}.jpg`, alternativeText: imageTexts[name] } },
    files: { filepath, originalFilename: `${name}.jpg`, mimetype: 'image/jpeg', size },
  });
  if (!file) throw new Error(`The media library did not take ${name}.jpg.`);
  return file.id;
}
