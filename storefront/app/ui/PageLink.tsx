import { Link, type LinkProps } from '@remix-run/react';
import { forwardRef, type AnchorHTMLAttributes } from 'react';

import { mayPrefetch } from './may-prefetch';

/**
 * A link to a page of the shop. Whoever points at it, touches or focuses it gets the page's scripts and styles ahead of
 * the click; data is left to the click, because it may be in the page session already.
 *
 * A page has up to 130 of them, and the router resolves each three times, a tenth of what drawing a page takes.
 * On the server, where nobody clicks, an address from the root is drawn as it stands.
 */
export const PageLink = forwardRef<HTMLAnchorElement, LinkProps>(function PageLink(props, ref) {
  const { to } = props;
  if (typeof document === 'undefined' && typeof to === 'string' && fromRoot.test(to)) {
    const { children, ...attributes } = attributesOf(props);
    return (
      <a {...attributes} href={to}>
        {children}
      </a>
    );
  }
  return <Link prefetch={mayPrefetch() ? 'intent' : 'none'} discover="none" {...props} ref={ref} />;
});

const fromRoot = /^\/(?!\/)/;

/** What of a link is the browser's, and not the router's. */
function attributesOf(props: LinkProps): AnchorHTMLAttributes<HTMLAnchorElement> {
  const { to, prefetch, discover, relative, reloadDocument, replace, state, ...others } = props;
  const { preventScrollReset, viewTransition, ...attributes } = others;
  return attributes;
}
