import { useRouteLoaderData } from '@remix-run/react';
import { Suspense } from 'react';

import type { PreviewNotice as Notice } from '#app/lib/preview-notice';
import { latePart } from '#app/ui/late-part';

/** Loaded by those alone who look at a preview. */
const { Part: PreviewBanner } = latePart(() => import('./PreviewBanner'));

/** Says that this is a preview, where it is one. */
export function PreviewNotice() {
  const preview = useRouteLoaderData<{ preview?: Notice }>('root')?.preview;
  if (!preview) return null;
  return (
    <Suspense>
      <PreviewBanner {...preview} />
    </Suspense>
  );
}
