import { useLocation } from '@remix-run/react';

import { EmptyState } from '#app/ui/EmptyState';
import { TextLink } from '#app/ui/TextLink';

/** Says that a section cannot be shown. "Try again" is a link to this page, so that it works without a script too. */
export function SectionFailure({ text }: { text: string }) {
  const { pathname, search } = useLocation();
  return (
    <EmptyState kind="failure" text={text}>
      <TextLink to={pathname + search} replace preventScrollReset>
        Try again
      </TextLink>
    </EmptyState>
  );
}
