import { currentPreview } from '#app/server/preview-scope.server';
import type { CacheTag } from './cache-table.server';
import type { CmsCall } from './client.server';

interface PreviewCall {
  call: CmsCall;
  /** When the call finds nothing, the live site answers. */
  orLive: boolean;
}

/**
 * What a query asks for in place of its own call, past every cache, while a preview runs (rule 5 of the architecture).
 * Staff see the drafts that they may read at the desk. An author, or somebody with a shared link, sees the draft of one
 * document, where that document is asked for, and the live site around it.
 * @returns undefined when the live site answers
 */
export function previewCall(
  call: CmsCall,
  { tag, kind }: { tag: CacheTag; kind: 'one' | 'list' },
): PreviewCall | undefined {
  const preview = currentPreview();
  if (!preview) return undefined;
  const { drafts, status, model, documentId } = preview;
  const params = { ...call.params, status };
  if (drafts.includes(tag)) return { call: { ...call, params }, orLive: false };
  if (kind === 'list' || tag !== model) return undefined;
  const { filters } = call.params ?? {};
  const only = { documentId: { $eq: documentId } };
  const narrowed = { ...params, filters: { $and: filters ? [filters, only] : [only] } };
  return { call: { ...call, params: narrowed }, orLive: true };
}
