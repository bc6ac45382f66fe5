import type { MetaFunction } from '@remix-run/node';

import { OtherProductsPage } from '#app/features/other-products/OtherProductsPage';
import { pageMeta } from '#app/seo/page-meta';
import type { PageHandle } from '#app/lib/page-handle';

export { neverRevalidate as shouldRevalidate } from '#app/lib/never-revalidate';

export const handle = { page: { tags: [], params: ['tab'] } } satisfies PageHandle;

export const meta: MetaFunction = (context) =>
  pageMeta(context, {
    title: 'Other Products',
    description:
      'Velvet drapery, hand-tied reed, solid basswood and natural stone countertops, with a 5-year manufacturer warranty, from the exclusive dealer in the Alberta region.',
  });

export default function OtherProducts() {
  return <OtherProductsPage />;
}
