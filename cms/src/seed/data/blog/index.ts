import type { SeedBlogPost } from '../../types';

/** Newest first. */
export const blogPosts: readonly SeedBlogPost[] = [];
