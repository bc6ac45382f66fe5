import { isShopType } from '../documents/shop-types';

/** Saving a draft changes nothing on the site, so it is not among them. */
export const watchedEvents = [
  'entry.publish',
  'entry.unpublish',
  'entry.delete',
  'media.update',
  'media.delete',
] as const;

type WatchedEvent = (typeof watchedEvents)[number];

/** All that leaves the desk about an edit. */
export interface Change {
  event: WatchedEvent;
  /** A content type's singular name, such as `blog-post`, or `media`. */
  model: string;
  documentId?: string;
  slug?: string;
  path?: string;
}

/** Reads Strapi's event; null for a type that the site does not show. */
export function toChange(event: WatchedEvent, payload: unknown): Change | null {
  if (event.startsWith('media.')) return { event, model: 'media' };
  const { uid, model, entry } = fieldsOf(payload);
  if (typeof uid !== 'string' || typeof model !== 'string' || !isShopType(uid)) return null;
  // Strapi sends some events without their entry; the type alone still says what to drop.
  const { documentId, slug, path } = fieldsOf(entry);
  return {
    event,
    model,
    ...(typeof documentId === 'string' && { documentId }),
    ...(typeof slug === 'string' && { slug }),
    ...(typeof path === 'string' && { path }),
  };
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
