/** Why an answer of the CMS could not be had. "CMS down" is never "not found". */
export type CmsFailureKind = 'unreachable' | 'timeout' | 'http' | 'shape' | 'not-found';

export interface CmsFailure {
  kind: CmsFailureKind;
  /** For the log only, never for a page: status, path or the first zod issue. */
  detail: string;
}

/** What every query returns: loaders decide, nothing throws. */
export type CmsResult<T> = { ok: true; data: T } | { ok: false; failure: CmsFailure };

/** Builds the failed result. */
export function cmsFailure(kind: CmsFailureKind, detail: string) {
  return { ok: false as const, failure: { kind, detail } };
}
