import { pageMeta } from '#app/seo/page-meta';
import { toShareImage } from '#app/seo/share-image';

import type { LandingPage } from './landing-page';

/** Head of a landing page; its large picture is what link previews show. */
export function landingMeta(
  context: Parameters<typeof pageMeta>[0],
  { title, metaDescription, heroImage }: LandingPage,
) {
  return pageMeta(context, {
    title,
    description: metaDescription,
    ...(heroImage && { image: toShareImage(heroImage) }),
  });
}
