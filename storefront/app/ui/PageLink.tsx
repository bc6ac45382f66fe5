import { Link, type LinkProps } from '@remix-run/react';
import { forwardRef } from 'react';

import { mayPrefetch } from './may-prefetch';

/**
 * A link to a page of the shop. Whoever points at it, touches or focuses it gets the page's scripts and styles ahead of
 * the click; data is left to the click, because it may be in the page session already.
 */
export const PageLink = forwardRef<HTMLAnchorElement, LinkProps>(function PageLink(props, ref) {
  return <Link prefetch={mayPrefetch() ? 'intent' : 'none'} {...props} ref={ref} />;
});
