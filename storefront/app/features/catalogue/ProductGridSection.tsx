import type { ReactNode } from 'react';

import { Deferred } from '#app/ui/Deferred';
import { SectionHead } from '#app/ui/SectionHead';

import type { ListingResult } from './listing-view';
import { Listing } from './listing/Listing';
import { ListingFailure } from './listing/ListingFailure';
import { PendingResults } from './listing/ListingResults';
import { listingLead } from './listing-words';

interface ProductGridSectionProps {
  /** E.g. "All roller blinds". */
  title: string;
  /** Of the page's category: `loadListing(request.url, slug)`. */
  listing: ListingResult | Promise<ListingResult>;
}

/** A category's products as the last part of a landing page, `#catalogue`: the listing with its filters. */
export function ProductGridSection({ title, listing }: ProductGridSectionProps) {
  return (
    <Deferred
      value={listing}
      fallback={
        <Frame title={title}>
          <PendingResults />
        </Frame>
      }
      failure={<Failed title={title} />}
    >
      {(result) =>
        result.ok ? (
          <Frame title={title}>
            <Listing listing={result.listing} embedded />
          </Frame>
        ) : (
          <Failed title={title} reference={result.reference} />
        )
      }
    </Deferred>
  );
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="section" id="catalogue" aria-labelledby="catalogue-title">
      <div className="wrap">
        <SectionHead title={title} id="catalogue-title">
          <p className="lead">{listingLead()}</p>
        </SectionHead>
        {children}
      </div>
    </section>
  );
}

function Failed({ title, reference }: { title: string; reference?: string }) {
  return (
    <Frame title={title}>
      <ListingFailure reference={reference} />
    </Frame>
  );
}
