import type { MetaFunction } from '@remix-run/node';

import { SalePage } from '#app/features/sale/SalePage';
import { pageMeta } from '#app/seo/page-meta';
import type { PageHandle } from '#app/lib/page-handle';

export { neverRevalidate as shouldRevalidate } from '#app/lib/never-revalidate';

export const handle = { page: { tags: [] } } satisfies PageHandle;

export const meta: MetaFunction = (context) =>
  pageMeta(context, {
    title: 'Spring Savings',
    description:
      'Twelve made-to-measure blinds and shades at up to 50% off. Enter the size of your window, see what can be made for it, and ask for a quote.',
  });

export default function Sale() {
  return <SalePage />;
}
