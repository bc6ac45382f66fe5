import { createHmac } from 'node:crypto';

/** The right to see drafts in the shop. The storefront reads the same form (`preview-ticket.server.ts`). */
export interface PreviewTicket {
  /** Page of the shop on which the document shows. */
  path: string;
  status: 'draft' | 'published';
  /** Content type by its singular name, e.g. `blog-post`. */
  model: string;
  documentId: string;
  /** For staff, not for somebody they sent a link to. */
  reach: 'desk';
  /** Models of which every draft may be seen; of others the one document, and what is live. */
  drafts: string[];
  /** Origin of the admin, which shows the page in a frame. */
  desk: string;
  /** Seconds since the epoch. */
  expires: number;
}

/** Writes a ticket as `payload.signature`, both base64url. */
export function signTicket(ticket: PreviewTicket, secret: string): string {
  const payload = Buffer.from(JSON.stringify(ticket)).toString('base64url');
  const signature = createHmac('sha256', secret).update(payload).digest('base64url');
  return `${payload}.${signature}`;
}
