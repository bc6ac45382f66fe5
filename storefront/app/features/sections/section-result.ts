import type { CmsResult } from '#app/cms/failure';

/** What a section of a page is built from: its data, or the plain fact that there is none. Causes stay in the log. */
export type SectionResult<T> = { ok: true; data: T } | { ok: false };

/** Takes from an answer of the CMS what the section shows, and leaves the cause of a failure behind. */
export function toSectionResult<T, U>(
  result: CmsResult<T>,
  pick: (data: T) => U,
): SectionResult<U> {
  return result.ok ? { ok: true, data: pick(result.data) } : { ok: false };
}
