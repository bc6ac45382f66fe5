import { PageLink } from '#app/ui/PageLink';
import { authorLabel } from '#app/domain/author';
import type { BlogPost } from '#app/domain/catalogue';
import { formatDay } from '#app/domain/dates';
import { blogPostPath } from '#app/lib/paths';
import { Picture } from '#app/ui/Picture';

import { coveringInView } from './covering-in-view';
import styles from './post-article.module.css';

const sizes = {
  lead: '(min-width: 1637px) 917px, (min-width: 1000px) 58.1vw, 91.2vw',
  card: '(min-width: 1637px) 459px, (min-width: 1100px) 29.1vw, (min-width: 640px) 44.6vw, 91.2vw',
};

interface PostArticleProps {
  post: BlogPost;
  /** True for the first of the page: picture and words side by side. */
  lead?: boolean;
}

/** A post in a list: its one link is stretched over all of it. */
export function PostArticle({ post, lead = false }: PostArticleProps) {
  const { slug, title, excerpt, image, createdAt } = post;
  return (
    <article className={lead ? `${styles.post} ${styles.lead}` : styles.post}>
      <Picture
        className={styles.picture}
        image={image}
        alt=""
        ratio={lead ? '16:9' : '4:3'}
        sizes={lead ? sizes.lead : sizes.card}
        {...(lead && { position: coveringInView })}
        priority={lead}
      />
      <div className={styles.words}>
        <h3 className={lead ? 'h2' : 'h3'}>
          <PageLink to={blogPostPath(slug)} prefetch="intent">
            {title}
          </PageLink>
        </h3>
        <p className={lead ? 'muted' : 'muted small'}>{excerpt}</p>
        <p className="caption">
          {authorLabel}, <time dateTime={createdAt}>{formatDay(createdAt)}</time>
        </p>
      </div>
    </article>
  );
}
