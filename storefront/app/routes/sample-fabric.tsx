import type { MetaFunction } from '@remix-run/node';

import { SamplesPage } from '#app/features/samples/SamplesPage';
import { pageMeta } from '#app/seo/page-meta';
import type { PageHandle } from '#app/lib/page-handle';

export { neverRevalidate as shouldRevalidate } from '#app/lib/never-revalidate';

export const handle = { page: { tags: [] } } satisfies PageHandle;

export const meta: MetaFunction = (context) =>
  pageMeta(context, {
    title: 'Sample Fabric',
    description:
      'Choose up to 5 free fabric samples of sixteen: light filtering, motorized, woven and blackout cloths, with you in 3-5 business days.',
  });

export default function SampleFabric() {
  return <SamplesPage />;
}
