import type { PreviewTicket } from './preview-ticket.server';

/** Pages name the hashed files of one build, so a browser asks for them anew unless their route says otherwise. */
const defaultCacheControl = 'no-cache';

/**
 * Completes the headers of a page.
 * @param headers those of its route; they are changed
 * @param security those that guard it
 */
export function setPageHeaders(headers: Headers, security: Headers, preview?: PreviewTicket): void {
  security.forEach((value, name) => headers.set(name, value));
  headers.set('Content-Type', 'text/html; charset=utf-8');
  setCacheControl(headers, preview);
}

/** A preview is kept nowhere, whatever its route says. */
export function setCacheControl(headers: Headers, preview?: PreviewTicket): void {
  if (preview) headers.set('Cache-Control', 'no-store');
  else if (!headers.has('Cache-Control')) headers.set('Cache-Control', defaultCacheControl);
}
