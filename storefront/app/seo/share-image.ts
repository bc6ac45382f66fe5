import type { Image } from '#app/domain/catalogue';

/** What link previews show of a picture: the widest webp file, with the size in pixels that it really has. */
export function toShareImage({ url, alt, width, height, sources }: Image) {
  const widest = sources
    .filter(({ format }) => format === 'webp')
    .reduce<Image['sources'][number] | undefined>(
      (best, source) => (best && best.width >= source.width ? best : source),
      undefined,
    );
  if (!widest) return { url, alt, width, height };
  return {
    url: widest.url,
    alt,
    width: widest.width,
    height: Math.round((widest.width * height) / width),
  };
}
