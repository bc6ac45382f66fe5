import { EmptyState } from '#app/ui/EmptyState';
import { TextLink } from '#app/ui/TextLink';
import { DeferredSection } from '#app/features/sections/DeferredSection';
import type { SectionResult } from '#app/features/sections/section-result';
import { PostCard } from './PostCard';
import { PostSkeletons } from './PostSkeletons';
import type { PostTeaser } from './post-teaser';
import styles from './blog-teaser.module.css';

interface BlogTeaserProps {
  posts: SectionResult<PostTeaser[]> | Promise<SectionResult<PostTeaser[]>>;
}

/** The newest posts, the first of them wide. */
export function BlogTeaser({ posts }: BlogTeaserProps) {
  return (
    <DeferredSection
      title="Design Inspiration"
      joined
      aside={<TextLink to="/blog">View All Articles</TextLink>}
      result={posts}
      skeleton={<PostSkeletons />}
      failure="Blog posts loading failed. Please try again later."
    >
      {(shown) =>
        shown.length === 0 ? (
          <EmptyState kind="empty" text="No articles yet." />
        ) : (
          <div className={styles.posts}>
            {shown.map((post, index) => (
              <PostCard key={post.id} post={post} wide={index === 0} />
            ))}
          </div>
        )
      }
    </DeferredSection>
  );
}
