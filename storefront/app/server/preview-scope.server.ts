import { AsyncLocalStorage } from 'node:async_hooks';

import { readPreview } from './preview-cookie.server';
import type { PreviewTicket } from './preview-ticket.server';

const scope = new AsyncLocalStorage<PreviewTicket | undefined>();

/**
 * Runs a loader so that every query in it sees what this visitor may see: drafts in a preview, else the live site.
 * A loader that does not run so shows the live site.
 */
export async function asSeenBy<T>(request: Request, load: () => Promise<T>): Promise<T> {
  return scope.run(await readPreview(request), load);
}

/** Runs what is remembered for everybody outside of any preview, whoever happens to be the first to ask for it. */
export function asLive<T>(load: () => Promise<T>): Promise<T> {
  return scope.run(undefined, load);
}

/** The preview that the running query belongs to, if any. */
export function currentPreview(): PreviewTicket | undefined {
  return scope.getStore();
}
