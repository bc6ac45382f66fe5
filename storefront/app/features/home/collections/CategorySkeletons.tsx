import { SkeletonLine, SkeletonPicture } from '#app/ui/Skeleton';
import styles from './collections.module.css';
import card from './category-skeletons.module.css';

/** Five cards in the boxes of the real ones. */
export function CategorySkeletons() {
  return (
    <div className={styles.grid}>
      {Array.from({ length: 5 }, (_, index) => (
        <div key={index} className={card.card}>
          <SkeletonPicture ratio="4:3" />
          <SkeletonLine width="55%" height="36px" />
          <SkeletonLine width="90%" />
          <SkeletonLine width="40%" />
          <SkeletonLine width="30%" height="28px" />
        </div>
      ))}
    </div>
  );
}
