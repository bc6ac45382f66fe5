import { SkeletonLine, SkeletonPicture } from '#app/ui/Skeleton';
import { teaserCount } from './post-teaser';
import styles from './blog-teaser.module.css';
import skeleton from './post-skeletons.module.css';

/** One wide box and two narrow ones, as the posts will stand. */
export function PostSkeletons() {
  return (
    <div className={styles.posts}>
      {Array.from({ length: teaserCount }, (_, index) => (
        <div key={index} className={skeleton.post}>
          <SkeletonPicture ratio={index === 0 ? '16:9' : '4:3'} />
          <SkeletonLine width="70%" height="22px" />
          <SkeletonLine />
          <SkeletonLine width="30%" />
        </div>
      ))}
    </div>
  );
}
