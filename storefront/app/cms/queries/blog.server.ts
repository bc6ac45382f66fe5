import * as z from 'zod';
import { defineListQuery } from '#app/cms/define-query.server';
import { mediaFields, MediaSchema, toImageOrNull } from '#app/cms/media';
import type { BlogPost } from '#app/domain/catalogue';

const BlogPostSchema = z.object({
  documentId: z.string(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  publishedOn: z.iso.date(),
  image: MediaSchema.nullable(),
});

/** Every published blog post without its body, the newest first. */
export const getBlogPosts = defineListQuery({
  tag: 'blog-post',
  lifetime: 'editorial',
  request: () => ({
    path: 'blog-posts',
    params: {
      fields: ['slug', 'title', 'excerpt', 'publishedOn'],
      populate: { image: { fields: mediaFields } },
      sort: ['publishedOn:desc', 'title:asc'],
    },
  }),
  answer: BlogPostSchema,
  toDomain: toBlogPost,
});

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
