import { writeFile } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { readPicture, type PictureFile } from './picture-file';

/**
 * Turns a camera's picture upright and drops what it tells besides: a phone writes where it was, and
 * originals are public. Pictures without camera data are kept byte for byte.
 *
 * Strapi's own step re-encodes every original at quality 80 and keeps the camera data whenever the
 * result came out larger.
 */
export async function cleanOriginal(file: PictureFile): Promise<PictureFile> {
  const original = await readPicture(file);
  const { exif, xmp, iptc, orientation = 1 } = await sharp(original).metadata();
  if (!exif && !xmp && !iptc && orientation === 1) return file;

  const { format } = await sharp(original).metadata();
  const upright = sharp(original).autoOrient();
  const encoded =
    format === 'heif' ? upright.avif({ quality: 70 }) : upright.toFormat(format, { quality: 90 });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  const filepath = path.join(file.tmpWorkingDirectory ?? '', `clean-${file.hash}`);
  await writeFile(filepath, data);
  return {
    ...file,
    filepath,
    getStream: () => createReadStream(filepath),
    width: info.width,
    height: info.height,
    size: Math.round(data.length / 10) / 100,
    sizeInBytes: data.length,
  };
}
