import type { CSSProperties } from 'react';

import type { Image, ImageSource } from '#app/domain/catalogue';

export type PictureRatio = '4:3' | '16:9' | '4:5';

const ratioClasses: Record<PictureRatio, string> = {
  '4:3': 'r43',
  '16:9': 'r169',
  '4:5': 'r45',
};

export function ratioClass(ratio: PictureRatio | undefined): string | undefined {
  return ratio && ratioClasses[ratio];
}

/** `srcset` of one format, narrow to wide; undefined when the picture has none, which leaves the source unused. */
export function srcSet(image: Image, format: ImageSource['format']): string | undefined {
  const sources = image.sources
    .filter((source) => source.format === format)
    .sort((a, b) => a.width - b.width);
  return sources.length > 0
    ? sources.map(({ url, width }) => `${url} ${width}w`).join(', ')
    : undefined;
}

/** Hands the tiny preview to the stylesheet. Only data URIs pass: the value lands inside a `url()`. */
export function previewStyle(preview: string | null): CSSProperties | undefined {
  if (!preview || !/^data:image\/(webp|png|jpeg|avif);base64,[A-Za-z0-9+/=]+$/.test(preview)) {
    return undefined;
  }
  return { '--preview': `url(${preview})` } as CSSProperties;
}
