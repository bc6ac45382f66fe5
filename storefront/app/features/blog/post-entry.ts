import type { BlogPost } from '#app/domain/catalogue';
import { blogExcerptLength, excerpt } from '#app/domain/excerpt';

/** A post as a list shows it: its excerpt cut to 200 characters (spec §2.7). */
export function toPostEntry(post: BlogPost): BlogPost {
  return { ...post, excerpt: excerpt(post.excerpt, blogExcerptLength) };
}
