import { pageMeta } from '#app/seo/page-meta';
import { toShareImage } from '#app/seo/share-image';

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
