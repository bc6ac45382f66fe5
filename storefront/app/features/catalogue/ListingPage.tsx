import type { ReactNode } from 'react';

import { Deferred } from '#app/ui/Deferred';
import { PageHead } from '#app/ui/PageHead';

import type { ListingResult } from './listing-view';
import { BackButton } from './listing/BackButton';
import { Listing } from './listing/Listing';
import { ListingFailure } from './listing/ListingFailure';
import { PendingResults } from './listing/ListingResults';
import styles from './listing-page.module.css';
import { listingLead, madeToOrder } from './listing-words';

interface ListingPageProps {
  /** The heading as far as it is known before the listing. */
  title: string;
  listing: ListingResult | Promise<ListingResult>;
}

/** A listing with a page of its own (spec §2.4): it may come after the page, behind six skeletons. */
export function ListingPage({ title, listing }: ListingPageProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <BackButton />
      <Deferred
        value={listing}
        fallback={
          <Titled heading={title}>
            <PendingResults />
          </Titled>
        }
        failure={<Failed heading={title} />}
      >
        {(result) =>
          result.ok ? (
            <Titled heading={result.listing.heading} description={result.listing.description}>
              <Listing listing={result.listing} />
            </Titled>
          ) : (
            <Failed heading={title} reference={result.reference} />
          )
        }
      </Deferred>
    </div>
  );
}

interface TitledProps {
  heading: string;
  description?: string;
  children: ReactNode;
}

function Titled({ heading, description, children }: TitledProps) {
  return (
    <>
      <PageHead title={heading} lead={listingLead(description ?? madeToOrder)} joined />
      {children}
    </>
  );
}

function Failed({ heading, reference }: { heading: string; reference?: string }) {
  return (
    <Titled heading={heading}>
      <ListingFailure reference={reference} />
    </Titled>
  );
}
