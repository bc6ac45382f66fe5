import sharp from 'sharp';
import { readPicture, type PictureFile } from './picture-file';

/** As sharp names them; an avif is a heif container with av1 inside. */
const FORMATS = ['jpeg', 'png', 'webp', 'heif'];

/** 50 megapixels: more than a good camera, and less than what would fill the memory once decoded. */
const MAX_PIXELS = 50_000_000;

/**
 * True when the bytes are not a whole picture of an accepted format, whatever the file's name and
 * declared type say. Strapi trusts the name when it cannot tell the type: an SVG called `photo.png`
 * gets past it, and is stopped here.
 */
export async function isFaultyPicture(file: PictureFile): Promise<boolean> {
  try {
    const picture = sharp(await readPicture(file), { limitInputPixels: MAX_PIXELS });
    const { format, compression } = await picture.metadata();
    if (!format || !FORMATS.includes(format)) return true;
    if (format === 'heif' && compression !== 'av1') return true;
    // Decoding to a few pixels reads every byte at a fraction of the cost of full size.
    await picture.resize(16).raw().toBuffer();
    return false;
  } catch {
    return true;
  }
}
