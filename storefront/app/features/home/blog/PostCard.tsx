import { PageLink } from '#app/ui/PageLink';
import { formatDay } from '#app/domain/dates';
import { blogPostPath } from '#app/lib/paths';
import { Picture } from '#app/ui/Picture';
import type { PostTeaser } from './post-teaser';
import styles from './post-card.module.css';

/** From 1100 px all boxes are 27vw high, so that a 16:9 picture takes 48vw whatever the box's width. */
const tall = '(min-width: 1593px) 765px, (min-width: 1100px) max(534px, 48vw)';
const sizes = {
  wide: `${tall}, 91.2vw`,
  narrow: `${tall}, (min-width: 820px) 59.5vw, 122vw`,
};

interface PostCardProps {
  post: PostTeaser;
  wide: boolean;
}

/** One link: picture, title, excerpt, day. */
export function PostCard({ post, wide }: PostCardProps) {
  const { slug, title, excerpt, image, createdAt } = post;
  return (
    <PageLink className={styles.post} to={blogPostPath(slug)}>
      <Picture
        className={styles.picture}
        image={image}
        alt=""
        ratio={wide ? '16:9' : '4:3'}
        sizes={wide ? sizes.wide : sizes.narrow}
      />
      <h3 className={wide ? 'h3' : 'h4'}>{title}</h3>
      <p className="muted small">{excerpt}</p>
      <time className="caption" dateTime={createdAt}>
        {formatDay(createdAt)}
      </time>
    </PageLink>
  );
}
