import { data } from '@remix-run/node';

import type { CmsFailure } from '#app/cms/failure';
import { getArticleBySlug, getBlogPosts } from '#app/cms/queries/blog.server';
import { redirectIfMoved } from '#app/cms/redirect-if-moved.server';
import { toRichText } from '#app/cms/rich-text.server';
import type { Article } from '#app/domain/catalogue';
import { readingMinutes } from '#app/domain/reading-time';
import { relatedPosts } from '#app/domain/related-posts';
import { toPlainText } from '#app/domain/rich-text';
import { toSectionResult } from '#app/features/sections/section-result';
import { blogPostPath } from '#app/lib/paths';
import { isSlug } from '#app/lib/slug';
import { settledWithin } from '#app/lib/settled-within';
import { logEvent } from '#app/server/log.server';
import { unavailable } from '#app/server/unavailable.server';
import { toPostEntry } from '../post-entry';
import type { ArticleView, RelatedPosts } from './article-view';

/** Milliseconds that the page may wait for the posts below it. */
const patience = 60;
/** One row of cards. */
const relatedCount = 3;

/**
 * The page of one post.
 * @throws 301 to where the post went, 404 when there is no such post, 503 when nobody can say
 */
export async function getArticlePage(
  request: Request,
  slug: string,
): Promise<{ article: ArticleView; related: RelatedPosts }> {
  const found = await getArticleBySlug(slug);
  if (!found.ok) {
    const missing = found.failure.kind === 'not-found' && isSlug(slug);
    if (missing) await redirectIfMoved(request, blogPostPath(slug));
    throw refusal(found.failure);
  }

  const article = found.data;
  const related = getBlogPosts().then((result) =>
    toSectionResult(result, (posts) => relatedPosts(posts, article, relatedCount).map(toPostEntry)),
  );
  return { article: toView(article), related: (await settledWithin(patience, related)).value };
}

function refusal({ kind, detail }: CmsFailure) {
  if (kind === 'not-found') return data(null, { status: 404 });
  return data(
    { reference: logEvent('error', 'article.unavailable', { kind, detail }) },
    unavailable,
  );
}

function toView({ slug, title, excerpt, image, createdAt, body: markdown }: Article): ArticleView {
  const body = toRichText(markdown);
  return {
    slug,
    title,
    excerpt,
    image,
    createdAt,
    body,
    minutes: readingMinutes(toPlainText(body)),
  };
}
