import type { MetaFunction } from '@remix-run/node';

import { DiscontinuedPage } from '#app/features/discontinued/DiscontinuedPage';
import { pageMeta } from '#app/seo/page-meta';
import type { PageHandle } from '#app/lib/page-handle';

export { neverRevalidate as shouldRevalidate } from '#app/lib/never-revalidate';

export const handle = { page: { tags: [] } } satisfies PageHandle;

export const meta: MetaFunction = (context) =>
  pageMeta(context, {
    title: 'Discontinued',
    description:
      'Save up to 60 percent on eight blinds and shades we no longer make: colours we stopped dyeing, cloths no longer woven, the last of a batch. While stock lasts.',
  });

export default function Discontinued() {
  return <DiscontinuedPage />;
}
