import { authorLabel } from '#app/domain/author';
import { formatDay } from '#app/domain/dates';
import { useBrand } from '#app/features/shell/use-brand';
import { blogPostPath } from '#app/lib/paths';

import styles from './article-facts.module.css';
import type { ArticleView } from './article-view';
import { CopyLink } from './CopyLink';

type ArticleFactsProps = { article: Pick<ArticleView, 'slug' | 'createdAt' | 'minutes'> };

/** Who wrote it, when, how long it takes to read. It stays in sight beside the text. */
export function ArticleFacts({ article: { slug, createdAt, minutes } }: ArticleFactsProps) {
  const { siteUrl } = useBrand();
  return (
    <aside className={styles.side} aria-label="About this article">
      <dl className={styles.facts}>
        <div>
          <dt>Written by</dt>
          <dd>{authorLabel}</dd>
        </div>
        <div>
          <dt>Published</dt>
          <dd>
            <time dateTime={createdAt}>{formatDay(createdAt)}</time>
          </dd>
        </div>
        <div>
          <dt>Reading time</dt>
          <dd>{minutes === 1 ? '1 minute' : `${minutes} minutes`}</dd>
        </div>
      </dl>
      <CopyLink address={siteUrl + blogPostPath(slug)} />
    </aside>
  );
}
