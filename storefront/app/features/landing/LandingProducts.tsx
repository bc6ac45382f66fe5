import { Listing } from '#app/features/catalogue/listing/Listing';
import { ListingFailure } from '#app/features/catalogue/listing/ListingFailure';
import { PendingResults } from '#app/features/catalogue/listing/ListingResults';
import type { ListingResult } from '#app/features/catalogue/listing-view';
import { Deferred } from '#app/ui/Deferred';

interface LandingProductsProps {
  listing: ListingResult | Promise<ListingResult>;
}

/** The category's listing with its filters, as a part of the page. */
export function LandingProducts({ listing }: LandingProductsProps) {
  return (
    <Deferred value={listing} fallback={<PendingResults />} failure={<ListingFailure />}>
      {(result) =>
        result.ok ? (
          <Listing listing={result.listing} embedded />
        ) : (
          <ListingFailure reference={result.reference} />
        )
      }
    </Deferred>
  );
}
