import type { IncomingMessage } from 'node:http';

/**
 * Lets an address that does not decode lead to the not-found page: Express would answer 400 with a bare page of its
 * own. The percent signs of its path are taken as they stand.
 */
export function makeReadable(request: Pick<IncomingMessage, 'url'>): void {
  const [path = '', ...search] = (request.url ?? '').split(/(?=\?)/);
  if (!decodes(path)) request.url = [path.replaceAll('%', '%25'), ...search].join('');
}

function decodes(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
