import { SectionFailure } from '#app/features/sections/SectionFailure';
import { Deferred } from '#app/ui/Deferred';
import { PageHead } from '#app/ui/PageHead';
import { Skeleton } from '#app/ui/Skeleton';

import { ArticleSearch } from './ArticleSearch';
import type { BlogPageData } from './blog-page-data.server';
import styles from './blog-page.module.css';
import { PostList } from './PostList';
import { PostListSkeleton } from './PostListSkeleton';

/** The blog (spec §2.7): newest first, the first of them large. */
export function BlogPage({ posts }: BlogPageData) {
  const failed = <SectionFailure text="Blog posts could not be loaded. Please try again later." />;
  return (
    <div className="wrap">
      <PageHead
        title="Design Inspiration"
        lead="Notes from the workshop on light, cloth and the windows we have met."
      />
      <ArticleSearch />
      <section className={styles.articles} aria-labelledby="articles-title">
        <h2 className="vh" id="articles-title">
          Articles
        </h2>
        <Deferred
          value={posts}
          fallback={
            <Skeleton label="Articles: loading">
              <PostListSkeleton />
            </Skeleton>
          }
          failure={failed}
        >
          {(result) => (result.ok ? <PostList posts={result.data} /> : failed)}
        </Deferred>
      </section>
    </div>
  );
}
