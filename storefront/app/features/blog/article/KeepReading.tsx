import { Deferred } from '#app/ui/Deferred';
import { SectionHead } from '#app/ui/SectionHead';
import { TextLink } from '#app/ui/TextLink';

import { PostArticle } from '../PostArticle';
import list from '../post-list.module.css';
import type { RelatedPosts } from './article-view';

/** Posts that come near this one. Nobody came for them: while they are on their way, or missing, nothing stands here. */
export function KeepReading({ posts }: { posts: RelatedPosts }) {
  return (
    <Deferred value={posts} fallback={null} failure={null}>
      {(result) =>
        result.ok && result.data.length > 0 ? (
          <section className="section sunken" aria-labelledby="keep-reading">
            <div className="wrap">
              <SectionHead title="Keep reading" id="keep-reading">
                <TextLink to="/blog">View All Articles</TextLink>
              </SectionHead>
              <div className={`${list.grid} ${list.row}`}>
                {result.data.map((post) => (
                  <PostArticle key={post.slug} post={post} />
                ))}
              </div>
            </div>
          </section>
        ) : null
      }
    </Deferred>
  );
}
