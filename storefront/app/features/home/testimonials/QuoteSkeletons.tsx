import { SkeletonLine, SkeletonPicture } from '#app/ui/Skeleton';
import skeleton from './quote-skeletons.module.css';
import styles from './testimonials.module.css';

/** Grey placeholders in the boxes of the leading testimonials. */
export function QuoteSkeletons({ count }: { count: number }) {
  return (
    <div className={styles.quotes}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={skeleton.quote}>
          <SkeletonPicture className={skeleton.words ?? ''} />
          <SkeletonLine width="120px" />
          <SkeletonLine width="180px" />
        </div>
      ))}
    </div>
  );
}
