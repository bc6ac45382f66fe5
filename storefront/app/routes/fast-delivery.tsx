import type { MetaFunction } from '@remix-run/node';

import { FastDeliveryPage } from '#app/features/fast-delivery/FastDeliveryPage';
import { pageMeta } from '#app/seo/page-meta';
import type { PageHandle } from '#app/lib/page-handle';

export { neverRevalidate as shouldRevalidate } from '#app/lib/never-revalidate';

export const handle = { page: { tags: [] } } satisfies PageHandle;

export const meta: MetaFunction = (context) =>
  pageMeta(context, {
    title: 'Fast Delivery',
    description:
      'How long made-to-measure blinds take to reach you: 2-3 days on the way within Alberta, 3-5 to Western and 5-7 to Eastern Canada, with a delivery guarantee.',
  });

export default function FastDelivery() {
  return <FastDeliveryPage />;
}
