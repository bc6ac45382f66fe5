import { formatDay } from '#app/domain/dates';
import type { PreviewNotice } from '#app/lib/preview-notice';

/** What is on show, in a sentence or two. */
export function previewWords({ status, reach, until }: PreviewNotice): string {
  if (reach === 'document') {
    return `You were sent a draft. It is not live yet, and this link shows it until ${formatDay(until)}.`;
  }
  return status === 'draft'
    ? 'These are the drafts as they stand at the desk. Visitors do not see them yet.'
    : 'This is what visitors see, read anew from the desk.';
}
