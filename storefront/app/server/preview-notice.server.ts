import type { PreviewNotice } from '#app/lib/preview-notice';
import { getEnv } from './env.server';
import { signTicket, type PreviewTicket } from './preview-ticket.server';

/** Seconds that a shared link holds. */
const sharedFor = 7 * 24 * 60 * 60;

/** Models with a page of their own; the others show beside live documents, from which no link can part them. */
const shareable = ['product', 'blog-post', 'landing-page', 'info-page'];

/**
 * The notice of a ticket. Only the desk's own preview of a draft can be handed on.
 * @param now seconds since the epoch
 */
export function noticeOf(ticket: PreviewTicket, now = Date.now() / 1_000): PreviewNotice {
  const { status, reach, desk, expires, model } = ticket;
  const mayShare = reach === 'desk' && status === 'draft' && shareable.includes(model);
  return {
    status,
    reach,
    desk,
    until: isoTime(expires),
    ...(mayShare && { share: shareOf(ticket, Math.floor(now) + sharedFor) }),
  };
}

function shareOf(ticket: PreviewTicket, expires: number) {
  const { SITE_URL, PREVIEW_SECRET } = getEnv();
  const url = new URL('/preview', SITE_URL);
  const shared = signTicket({ ...ticket, reach: 'document', drafts: [], expires }, PREVIEW_SECRET);
  url.searchParams.set('ticket', shared);
  return { url: url.href, until: isoTime(expires) };
}

function isoTime(seconds: number): string {
  return new Date(seconds * 1_000).toISOString();
}
