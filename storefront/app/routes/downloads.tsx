import type { MetaFunction } from '@remix-run/node';

import { DownloadsPage } from '#app/features/downloads/DownloadsPage';
import { pageMeta } from '#app/seo/page-meta';
import type { PageHandle } from '#app/lib/page-handle';

export { neverRevalidate as shouldRevalidate } from '#app/lib/never-revalidate';

export const handle = { page: { tags: [], params: ['tab'] } } satisfies PageHandle;

export const meta: MetaFunction = (context) =>
  pageMeta(context, {
    title: 'Brand Assets',
    description:
      'Logos, QR code, favicon and app icon to download, how the mark is drawn, and how the files may be used.',
  });

export default function Downloads() {
  return <DownloadsPage />;
}
