import { getBlogPosts } from '#app/cms/queries/blog.server';
import type { BlogPost } from '#app/domain/catalogue';
import { toSectionResult, type SectionResult } from '#app/features/sections/section-result';
import { settledWithin } from '#app/lib/settled-within';
import { unavailable } from '#app/server/unavailable.server';
import { toPostEntry } from './post-entry';

/** Milliseconds that the page may wait for what is at hand anyway. */
const patience = 60;

export interface BlogPageData {
  posts: SectionResult<BlogPost[]> | Promise<SectionResult<BlogPost[]>>;
}

/** The blog's page, and how to answer with it: a failure that is known in time also gives it its status. */
export async function getBlogPage(): Promise<{ page: BlogPageData; init?: ResponseInit }> {
  const result = getBlogPosts().then((all) =>
    toSectionResult(all, (data) => data.map(toPostEntry)),
  );
  const { value: posts } = await settledWithin(patience, result);
  const failed = !(posts instanceof Promise) && !posts.ok;
  return { page: { posts }, ...(failed && { init: unavailable }) };
}
