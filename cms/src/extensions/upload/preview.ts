import sharp from 'sharp';
import type { PictureFile, PictureFormat } from './picture-file';

/** Pixels. About 200 bytes: small enough to travel inside the page. */
const PREVIEW_WIDTH = 24;

/** A tiny blurred stand-in as a data URI, to show while the picture itself is on its way. */
export async function makePreview(original: Buffer, file: PictureFile): Promise<PictureFormat> {
  const { data, info } = await sharp(original)
    .autoOrient()
    .resize({ width: PREVIEW_WIDTH, withoutEnlargement: true })
    .blur(1)
    .webp({ quality: 40 })
    .toBuffer({ resolveWithObject: true });
  return {
    name: `preview_${file.name}`,
    // Strapi deletes `hash + ext` from the storage together with the picture; no such file is fine.
    hash: `preview_${file.hash}`,
    ext: '.webp',
    mime: 'image/webp',
    width: info.width,
    height: info.height,
    size: Math.round(data.length / 10) / 100,
    sizeInBytes: data.length,
    url: `data:image/webp;base64,${data.toString('base64')}`,
  };
}
