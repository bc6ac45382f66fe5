import type { LoaderFunctionArgs } from '@remix-run/node';

import { readBlindFile } from '#app/features/room-preview/blinds/blind-files.server';

/** GET /blinds/{file}: a blind of the room preview, on nothing (spec §3). */
export function loader({ params }: LoaderFunctionArgs) {
  const bytes = readBlindFile(params.file ?? '');
  if (!bytes) {
    return new Response('There is no such file.', {
      status: 404,
      headers: {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  }
  return new Response(bytes, {
    headers: {
      'Content-Type': 'image/png',
      'Content-Length': String(bytes.byteLength),
      'Cache-Control': 'public, max-age=86400',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
