import { call } from './api';
import type { Desk } from './desk';

/** Asks for the preview of a draft as the admin's own page does. */
export function askPreview(desk: Desk, token: string, uid: string, documentId: string) {
  Object.assign(process.env, {
    SITE_URL: 'https://shop.test',
    PREVIEW_SECRET: 'a preview secret of these tests alone',
  });
  const query = `documentId=${documentId}&status=draft`;
  return call(desk, `/content-manager/preview/url/${uid}?${query}`, { token });
}
