import type { UID } from '@strapi/strapi';

/** The field that the address of a type is written in, and what the shop puts before it. */
const ADDRESSES = {
  'api::category.category': { field: 'slug', before: '/products/' },
  'api::product.product': { field: 'slug', before: '/products/' },
  'api::blog-post.blog-post': { field: 'slug', before: '/blog/' },
  'api::landing-page.landing-page': { field: 'path', before: '' },
  'api::info-page.info-page': { field: 'path', before: '' },
} as const satisfies Partial<Record<UID.ContentType, { field: string; before: string }>>;

export type Addressed = keyof typeof ADDRESSES;

export const addressedTypes = Object.keys(ADDRESSES).filter(isAddressed);

export function isAddressed(uid: string): uid is Addressed {
  return uid in ADDRESSES;
}

/** The name of the field in which staff write the address of a type. */
export function addressField(uid: Addressed): 'slug' | 'path' {
  return ADDRESSES[uid].field;
}

/** The path within the shop of what a row or a form holds; undefined while it has no address. */
export function addressOf(uid: Addressed, fields: unknown): string | undefined {
  const { field, before } = ADDRESSES[uid];
  const written: unknown = Object(fields)[field];
  return typeof written === 'string' && written !== '' ? before + written : undefined;
}

/** What would have to be written in the field for a path; undefined for a path that cannot be of this type. */
export function writtenFor(uid: Addressed, path: string): string | undefined {
  const { before } = ADDRESSES[uid];
  return path.startsWith(before) ? path.slice(before.length) : undefined;
}
