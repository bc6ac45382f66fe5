import type { IncomingMessage, ServerResponse } from 'node:http';

import sirv from 'sirv';

const hashedFile = /^\/assets\//;

/**
 * Sends the files with a hash in their names as the build compressed them. `remix-serve` would compress each anew for
 * everyone who asks, in less time and therefore worse.
 * @param folder of the browser's build
 * @returns whether it answers a request
 */
export function serveAssets(
  folder: string,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  let serve: ReturnType<typeof sirv> | undefined;
  return (request, response) => {
    if (!hashedFile.test(request.url ?? '')) return false;
    // It reads the folder, which is there once the shop was built.
    serve ??= sirv(folder, { brotli: true, gzip: true, maxAge: 31_536_000, immutable: true });
    let isThere = true;
    serve(request, response, () => {
      isThere = false;
    });
    return isThere;
  };
}
