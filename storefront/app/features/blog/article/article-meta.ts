import { excerpt } from '#app/domain/excerpt';
import { pageMeta } from '#app/seo/page-meta';
import { toShareImage } from '#app/seo/share-image';

import type { ArticleView } from './article-view';

/** Characters of an excerpt in a search result or a link preview. */
const summaryLength = 300;

/** Head of a post's page; its picture is what link previews show. */
export function articleMeta(
  context: Parameters<typeof pageMeta>[0],
  { title, excerpt: words, image }: Pick<ArticleView, 'title' | 'excerpt' | 'image'>,
) {
  return pageMeta(context, {
    title,
    description: excerpt(words, summaryLength),
    type: 'article',
    ...(image && { image: toShareImage(image) }),
  });
}
