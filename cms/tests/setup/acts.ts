import { call } from './api';
import type { Desk } from './desk';
import { askPreview } from './preview';
import { sample, uidOf, type TypeName } from './samples';

/** What can be done with one document in the admin. */
export const actions = [
  'create',
  'read',
  'preview',
  'update',
  'duplicate',
  'discard',
  'publish',
  'unpublish',
  'delete',
] as const;
export type Action = (typeof actions)[number];

export const listOf = (type: TypeName) => `/content-manager/collection-types/${uidOf(type)}`;

/** One action of the admin, as its own page sends it. */
export async function act(
  desk: Desk,
  token: string,
  type: TypeName,
  action: Action,
  documentId: string,
) {
  const path = `${listOf(type)}/${documentId}`;
  const body = async () => sample(desk, type);
  switch (action) {
    case 'create':
      return call(desk, listOf(type), { token, body: await body() });
    case 'read':
      return call(desk, path, { token });
    case 'preview':
      return askPreview(desk, token, uidOf(type), documentId);
    case 'update':
      // The only field of a request that anybody may change.
      return call(desk, path, {
        token,
        method: 'PUT',
        body: type === 'consultation' ? { stage: 'closed' } : await body(),
      });
    case 'duplicate':
      return call(desk, `${listOf(type)}/clone/${documentId}`, { token, body: await body() });
    case 'discard':
    case 'publish':
    case 'unpublish':
      return call(desk, `${path}/actions/${action}`, { token, body: {} });
    case 'delete':
      return call(desk, path, { token, method: 'DELETE' });
  }
}
