import type { LoaderFunctionArgs } from '@remix-run/node';
import { readMedia } from '#app/cms/media-store.server';
import { parseMediaFileName } from '#app/lib/media-file';

const guards = {
  'X-Content-Type-Options': 'nosniff',
  // A picture opened by itself is a document too, and may do nothing.
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  // Feed readers and search engines show pictures too.
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** GET /media/{file}: a picture of the CMS. Browsers never speak to the CMS itself. */
export async function loader({ params }: LoaderFunctionArgs) {
  const file = parseMediaFileName(params['*'] ?? '');
  if (!file) return refuse(404, 'There is no such picture.');
  const content = await readMedia(file);
  if (!content.ok) {
    return content.failure.kind === 'not-found'
      ? refuse(404, 'There is no such picture.')
      : refuse(503, 'The picture cannot be had right now.', { 'Retry-After': '5' });
  }
  return new Response(content.data, {
    headers: {
      ...guards,
      'Content-Type': file.type,
      'Content-Length': String(content.data.byteLength),
      'Cache-Control': file.immutable
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=60, stale-while-revalidate=600',
    },
  });
}

function refuse(status: number, text: string, headers: Record<string, string> = {}) {
  return new Response(text, {
    status,
    headers: {
      ...guards,
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    },
  });
}
