import type { Category } from '#app/domain/catalogue';
import { DeferredSection } from '#app/features/sections/DeferredSection';
import { SectionFailure } from '#app/features/sections/SectionFailure';
import type { SectionResult } from '#app/features/sections/section-result';
import { cardSizes } from './card-sizes';
import { CategoryCard } from './CategoryCard';
import { CategorySkeletons } from './CategorySkeletons';
import styles from './collections.module.css';

const failure = 'Categories loading failed. Please try again later.';

interface CollectionsProps {
  categories: SectionResult<Category[]> | Promise<SectionResult<Category[]>>;
}

/** Three categories, then two (spec §2.3). The specification has one sentence for "failed" and for "none". */
export function Collections({ categories }: CollectionsProps) {
  return (
    <DeferredSection
      title="Explore Our Collections"
      joined
      result={categories}
      skeleton={<CategorySkeletons />}
      failure={failure}
    >
      {(shown) =>
        shown.length === 0 ? (
          <SectionFailure text={failure} />
        ) : (
          <div className={styles.grid}>
            {shown.map((category, index) => (
              <CategoryCard key={category.id} category={category} sizes={cardSizes(index)} />
            ))}
          </div>
        )
      }
    </DeferredSection>
  );
}
