import { Skeleton } from '#app/ui/Skeleton';
import { TextLink } from '#app/ui/TextLink';

import { listingCardSizes } from '../card/card-sizes';
import { ProductCard } from '../card/ProductCard';
import { ProductGrid } from '../card/ProductGrid';
import { ProductSkeletons } from '../card/ProductSkeletons';
import type { ListingView } from '../listing-view';
import { EmptyListing } from './EmptyListing';
import { expectMore, itemId } from './more-products';
import { ShowMore } from './ShowMore';
import styles from './listing-results.module.css';
import { useAddedProducts } from './use-added-products';
import { useListingPending } from './use-listing-pending';

interface ListingResultsProps {
  listing: ListingView;
  /** True where the first picture of the page is that of the first card; a phone shows no second one. */
  opensPage: boolean;
}

/** The grid; skeletons while another selection is on its way; the way out when nothing matches. */
export function ListingResults({ listing, opensPage }: ListingResultsProps) {
  const pending = useListingPending(listing.categories);
  useAddedProducts(listing);

  if (pending) return <PendingResults />;
  if (listing.total === 0) return <EmptyListing listing={listing} />;
  return (
    <>
      {listing.previousPage && (
        <TextLink
          className={styles.earlier}
          to={listing.previousPage}
          state={expectMore}
          replace
          preventScrollReset
        >
          Show earlier products
        </TextLink>
      )}
      <ProductGrid>
        {listing.cards.map((product, index) => (
          <ProductCard
            key={product.slug}
            id={itemId(listing.shownFrom + index)}
            product={product}
            sizes={listingCardSizes}
            priority={opensPage && index === 0}
            terms={listing.terms}
          />
        ))}
      </ProductGrid>
      <ShowMore listing={listing} />
    </>
  );
}

/** Six cards on their way. */
export function PendingResults() {
  return (
    <Skeleton label="Products are loading">
      <ProductSkeletons />
    </Skeleton>
  );
}
