import type { BlogPost } from '#app/domain/catalogue';
import { excerpt, homeExcerptLength } from '#app/domain/excerpt';

/** A post as the home page shows it. */
export type PostTeaser = BlogPost;

/** How many posts the home page shows (mocks/home.html). */
export const teaserCount = 3;

/** The newest posts with their excerpts cut for the home page; `posts` come newest first. */
export function toPostTeasers(posts: readonly BlogPost[]): PostTeaser[] {
  return posts
    .slice(0, teaserCount)
    .map((post) => ({ ...post, excerpt: excerpt(post.excerpt, homeExcerptLength) }));
}
