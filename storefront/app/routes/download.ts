import type { LoaderFunctionArgs } from '@remix-run/node';

import { readBrandFile } from '#app/brand/brand-files.server';
import { findAsset, toSavedName } from '#app/domain/brand-assets';
import { getEnv } from '#app/server/env.server';

/** GET /downloads/{file}: a brand asset, saved under a friendlier name (spec §2.16). */
export function loader({ params }: LoaderFunctionArgs) {
  const asset = findAsset(params.file ?? '');
  if (!asset) {
    return new Response('There is no such file.', {
      status: 404,
      headers: {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  }
  const { BRAND_NAME, SITE_URL } = getEnv();
  const bytes = readBrandFile(asset, SITE_URL);
  return new Response(bytes, {
    headers: {
      'Content-Type': asset.type,
      'Content-Length': String(bytes.byteLength),
      'Content-Disposition': `attachment; filename="${toSavedName(asset, BRAND_NAME)}"`,
      'Cache-Control': 'public, max-age=3600',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
