/** What the page of a preview knows of it. */
export interface PreviewNotice {
  status: 'draft' | 'published';
  /** Staff see every draft (`desk`); who was sent a link sees the one document (`document`). */
  reach: 'desk' | 'document';
  /** Origin of the admin, whose messages the page obeys. */
  desk: string;
  /** ISO date and time at which the preview ends. */
  until: string;
  /** A link that shows this document, and no other draft, to somebody without an account; and how long it holds. */
  share?: { url: string; until: string };
}
