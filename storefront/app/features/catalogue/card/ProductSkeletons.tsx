import { SkeletonLine, SkeletonPicture } from '#app/ui/Skeleton';

import { ProductGrid } from './ProductGrid';
import styles from './product-skeletons.module.css';

interface ProductSkeletonsProps {
  count?: number;
  row?: boolean;
}

/** Cards on their way, in the boxes of the real ones: six on a listing (spec §2.4). */
export function ProductSkeletons({ count = 6, row }: ProductSkeletonsProps) {
  return (
    <ProductGrid row={row}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.card} data-skeleton="product">
          <SkeletonPicture ratio="4:3" />
          <SkeletonLine width="62%" height="24px" />
          <SkeletonLine />
          <SkeletonLine width="84%" />
          <SkeletonLine width="96px" height="44px" />
        </div>
      ))}
    </ProductGrid>
  );
}
