import { categoryPath, productsPath } from '#app/lib/paths';
import { EmptyState } from '#app/ui/EmptyState';
import { PageLink } from '#app/ui/PageLink';
import { TextLink } from '#app/ui/TextLink';

import { listingCardSizes } from '../card/card-sizes';
import { ProductCard } from '../card/ProductCard';
import { ProductGrid } from '../card/ProductGrid';
import type { ListingView } from '../listing-view';
import styles from './empty-listing.module.css';

interface EmptyListingProps {
  listing: Pick<ListingView, 'nearMisses' | 'terms' | 'categories'>;
}

/** Nothing matches (spec §2.4): the sentence, the whole catalogue, what comes closest, the categories. */
export function EmptyListing({ listing: { nearMisses, terms, categories } }: EmptyListingProps) {
  return (
    <div className={styles.empty}>
      <EmptyState kind="empty" text="No products found matching your criteria.">
        <TextLink to={productsPath()}>View all products</TextLink>
      </EmptyState>
      {nearMisses.length > 0 && (
        <section className={styles.part} aria-labelledby="near-misses">
          <h3 className="h3" id="near-misses">
            These come close
          </h3>
          <ProductGrid>
            {nearMisses.map((product) => (
              <ProductCard
                key={product.slug}
                product={product}
                sizes={listingCardSizes}
                terms={terms}
              />
            ))}
          </ProductGrid>
        </section>
      )}
      <nav className={styles.part} aria-labelledby="all-categories">
        <h3 className="h3" id="all-categories">
          Look through a category
        </h3>
        <ul className={styles.categories}>
          {categories.map(({ slug, name }) => (
            <li key={slug}>
              <PageLink className={styles.category} to={categoryPath(slug)}>
                {name}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
