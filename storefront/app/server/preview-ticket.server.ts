import { createHmac } from 'node:crypto';
import * as z from 'zod';

import { isSameSecret } from './secret.server';

const TicketSchema = z.object({
  /** Where the previewed document stands: a path of this shop, never an address elsewhere. */
  path: z.string().regex(/^\/(?![/\\])[^\s\\]*$/),
  status: z.enum(['draft', 'published']),
  /** The document's content type by its singular name, e.g. `blog-post`, and its id. */
  model: z.string().min(1),
  documentId: z.string().min(1),
  /** For staff (`desk`), or for whoever was sent a link to the one document (`document`). */
  reach: z.enum(['desk', 'document']),
  /** Models of which every draft may be seen: those that a member of staff reads at the desk. None for a sent link. */
  drafts: z.array(z.string()),
  /** Origin of the admin, which shows the page in a frame. */
  desk: z.url({ protocol: /^https?$/ }).transform((address) => new URL(address).origin),
  /** Seconds since the epoch. */
  expires: z.int(),
});

/** The right to see drafts, as the desk or a shared link hands it out. */
export type PreviewTicket = z.infer<typeof TicketSchema>;

/** Writes a ticket as `payload.signature`, both base64url; the desk writes the same form. */
export function signTicket(ticket: PreviewTicket, secret: string): string {
  const payload = Buffer.from(JSON.stringify(ticket)).toString('base64url');
  return `${payload}.${signatureOf(payload, secret)}`;
}

/**
 * Reads a ticket; the signature is compared in constant time.
 * @param now seconds since the epoch
 * @returns undefined for what nobody of ours signed, what has expired and what has another shape
 */
export function readTicket(
  text: string,
  secret: string,
  now = Date.now() / 1_000,
): PreviewTicket | undefined {
  const [payload = '', signature = ''] = text.split('.');
  if (!isSameSecret(signature, signatureOf(payload, secret))) return undefined;
  const ticket = TicketSchema.safeParse(parseJson(Buffer.from(payload, 'base64url').toString()));
  return ticket.success && ticket.data.expires > now ? ticket.data : undefined;
}

function signatureOf(payload: string, secret: string): string {
  return createHmac('sha256', secret).update(payload).digest('base64url');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
