import { useLocation } from '@remix-run/react';

import { EmptyState } from '#app/ui/EmptyState';
import { TextLink } from '#app/ui/TextLink';

/** The products cannot be had (spec §8). "Try again" is a link to this page: it works without a script. */
export function ListingFailure({ reference }: { reference?: string }) {
  const { pathname, search } = useLocation();
  return (
    <div role="alert">
      <EmptyState kind="failure" text="Oops!" note={reference && `Reference ${reference}`}>
        <p className="muted">There was an error loading the products. Please try again later.</p>
        <TextLink to={pathname + search} replace preventScrollReset>
          Try again
        </TextLink>
      </EmptyState>
    </div>
  );
}
