import { SkeletonLine, SkeletonPicture } from '#app/ui/Skeleton';

import styles from './post-list-skeleton.module.css';

/** Three boxes as the posts will stand (spec §2.7): the large one and two cards. */
export function PostListSkeleton() {
  return (
    <div className={styles.boxes}>
      {[true, false, false].map((lead, index) => (
        <div key={index} className={styles.post} data-skeleton="post">
          <SkeletonPicture ratio={lead ? '16:9' : '4:3'} />
          <div className={styles.words}>
            <SkeletonLine width="80%" height={lead ? '44px' : '28px'} />
            <SkeletonLine />
            <SkeletonLine />
            <SkeletonLine width="45%" />
          </div>
        </div>
      ))}
    </div>
  );
}
