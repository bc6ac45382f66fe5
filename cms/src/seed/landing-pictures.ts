import { imageTexts, type ImageName } from './images';
import type { ByPictureName } from './types';
import type { UploadedPictures } from './upload-pictures';

/** Names of all pictures within a part of a page, however deep, in the order they are shown. */
export function picturesIn(part: unknown): ImageName[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === 'image' && isImageName(value) ? [value] : picturesIn(value),
  );
}

/** The same part with the media library's ids in place of the pictures' names. */
export function withPictureIds<Part>(part: ByPictureName<Part>, pictures: UploadedPictures): Part {
  const text = JSON.stringify(part, (key, value: unknown) =>
    key === 'image' && isImageName(value) ? pictures.get(value) : value,
  );
  return JSON.parse(text) as Part;
}

function isImageName(value: unknown): value is ImageName {
  return typeof value === 'string' && value in imageTexts;
}
