import type { Image } from '#app/domain/catalogue';
import { pageMeta } from '#app/seo/page-meta';

import type { ProductView } from './product-view';

/** Head of a product's page; its first picture is what link previews show. */
export function productMeta(
  context: Parameters<typeof pageMeta>[0],
  { name, summary, pictures: [picture] }: ProductView,
) {
  return pageMeta(context, {
    title: name,
    description: summary || `${name}, made to measure in Canada for every window.`,
    ...(picture && { image: toShareImage(picture) }),
  });
}

/** The widest webp file, with the size it really has. */
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
