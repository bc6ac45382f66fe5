import type { BlogPost } from '#app/domain/catalogue';
import { EmptyState } from '#app/ui/EmptyState';
import { TextLink } from '#app/ui/TextLink';

import { DecorativePager } from './DecorativePager';
import styles from './post-list.module.css';
import { PostArticle } from './PostArticle';

/** Every post; without any, the way to what there is. */
export function PostList({ posts: [lead, ...posts] }: { posts: BlogPost[] }) {
  if (!lead) {
    return (
      <EmptyState kind="empty" text="No articles yet.">
        <TextLink to="/products">View all products</TextLink>
      </EmptyState>
    );
  }
  return (
    <>
      <PostArticle post={lead} lead />
      <div className={`${styles.grid} ${styles.rest}`}>
        {posts.map((post) => (
          <PostArticle key={post.slug} post={post} />
        ))}
      </div>
      <DecorativePager />
    </>
  );
}
