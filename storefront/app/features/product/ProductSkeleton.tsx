import { Skeleton, SkeletonLine, SkeletonPicture } from '#app/ui/Skeleton';

import { ProductColumns } from './ProductColumns';
import styles from './product-skeleton.module.css';

/** A product's page on its way, in the boxes of the real one. */
export function ProductSkeleton() {
  return (
    <Skeleton label="The product is loading" className={`wrap ${styles.page}`}>
      <ProductColumns pictures={<SkeletonPicture ratio="4:3" />}>
        <div className={styles.facts}>
          <SkeletonLine width="80%" height="56px" />
          <SkeletonLine width="30%" height="32px" />
          <SkeletonLine />
          <SkeletonLine width="94%" />
          <SkeletonLine width="62%" />
          <SkeletonLine height="148px" />
          <SkeletonLine height="52px" />
        </div>
      </ProductColumns>
    </Skeleton>
  );
}
