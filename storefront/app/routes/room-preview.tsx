import type { MetaFunction } from '@remix-run/node';

import { RoomPreviewPage } from '#app/features/room-preview/RoomPreviewPage';
import { roomPreviewTitle } from '#app/features/room-preview/room-preview-words';
import { pageMeta } from '#app/seo/page-meta';
import type { PageHandle } from '#app/lib/page-handle';

export { neverRevalidate as shouldRevalidate } from '#app/lib/never-revalidate';

export const handle = { page: { tags: [] } } satisfies PageHandle;

export const meta: MetaFunction = (context) =>
  pageMeta(context, {
    title: roomPreviewTitle,
    description:
      'Hang a vertical blind, a wooden shade or a roller blind in a photo of your own room, fit it to the window and save the picture. Your photo never leaves your device.',
  });

export default function RoomPreview() {
  return <RoomPreviewPage />;
}
