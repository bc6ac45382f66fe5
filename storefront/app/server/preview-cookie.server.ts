import { createCookie } from '@remix-run/node';

import { getEnv } from './env.server';
import { readTicket, signTicket, type PreviewTicket } from './preview-ticket.server';

/**
 * The cookie that holds a ticket. The ticket is signed, so the cookie need not be; over TLS its name binds it to
 * this very host.
 */
function previewCookie() {
  const secure = getEnv().SITE_URL.startsWith('https:');
  return createCookie(secure ? '__Host-preview' : 'preview', {
    httpOnly: true,
    path: '/',
    sameSite: 'lax',
    secure,
  });
}

/** Whether a `Cookie` header may hold a ticket: one look at its letters before anything is parsed. */
export function maybePreview(header: string | null | undefined): boolean {
  return Boolean(header?.includes('preview='));
}

/** The visitor's right to see drafts, if there is one that still holds. */
export async function readPreview(request: Request): Promise<PreviewTicket | undefined> {
  const header = request.headers.get('cookie');
  if (!maybePreview(header)) return undefined;
  const text: unknown = await previewCookie().parse(header);
  return typeof text === 'string' ? readTicket(text, getEnv().PREVIEW_SECRET) : undefined;
}

/** The `Set-Cookie` that lets the visitor in until the ticket expires. */
export function admit(ticket: PreviewTicket): Promise<string> {
  const value = signTicket(ticket, getEnv().PREVIEW_SECRET);
  return previewCookie().serialize(value, { expires: new Date(ticket.expires * 1_000) });
}

/** The `Set-Cookie` that ends a preview. */
export function dismiss(): Promise<string> {
  return previewCookie().serialize('', { maxAge: 0 });
}
