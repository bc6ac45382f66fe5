import * as z from 'zod';
import { defineListQuery, defineQuery } from '#app/cms/define-query.server';
import { cmsFailure, type CmsResult } from '#app/cms/failure';
import { mediaFields, MediaSchema, toImageOrNull } from '#app/cms/media';
import type { Article, BlogPost } from '#app/domain/catalogue';
import { isSlug } from '#app/lib/slug';

const BlogPostSchema = z.object({
  documentId: z.string(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  publishedOn: z.iso.date(),
  image: MediaSchema.nullable(),
});

const ArticleSchema = BlogPostSchema.extend({ body: z.string() });

const fields = ['slug', 'title', 'excerpt', 'publishedOn'];
const populate = { image: { fields: mediaFields } };

/** Every published blog post without its body, the newest first. */
export const getBlogPosts = defineListQuery({
  tag: 'blog-post',
  lifetime: 'content',
  request: () => ({
    path: 'blog-posts',
    params: {
      fields,
      populate,
      sort: ['publishedOn:desc', 'title:asc'],
    },
  }),
  answer: BlogPostSchema,
  toDomain: toBlogPost,
});

const articleBySlug = defineQuery({
  tag: 'blog-post',
  lifetime: 'content',
  request: (slug: string) => ({
    path: 'blog-posts',
    params: { fields: [...fields, 'body'], populate, filters: { slug: { $eq: slug } } },
  }),
  answer: ArticleSchema,
  toDomain: ({ body, ...row }): Article => ({ ...toBlogPost(row), body }),
});

/** One published post with its text, or `not-found`. What cannot be a slug is not worth a question to the CMS. */
export async function getArticleBySlug(slug: string): Promise<CmsResult<Article>> {
  return isSlug(slug) ? articleBySlug(slug) : cmsFailure('not-found', 'blog-posts');
}

/** Staff enter a day; the contract wants a moment, so it is the day's first in UTC. Show it in UTC. */
function toBlogPost(row: z.infer<typeof BlogPostSchema>): BlogPost {
  const { documentId, publishedOn, image, ...texts } = row;
  return {
    id: documentId,
    ...texts,
    image: toImageOrNull(image),
    createdAt: `${publishedOn}T00:00:00.000Z`,
  };
}
