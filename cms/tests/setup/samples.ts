import { randomUUID } from 'node:crypto';
import type { Desk } from './desk';
import { freePath } from './free-path';
import { call } from './api';
import { consultation, makeCategory } from './documents';

/** Every content type that the admin lists, by its singular name. */
export const typeNames = [
  'category',
  'product',
  'testimonial',
  'blog-post',
  'landing-page',
  'info-page',
  'consultation',
  'redirect',
  'user',
] as const;
export type TypeName = (typeof typeNames)[number];

/** Users are those of the plugin for visitors' accounts, which the shop does without. */
export function uidOf(type: TypeName): string {
  return type === 'user' ? 'plugin::users-permissions.user' : `api::${type}.${type}`;
}

/** What a form of the admin would send for a new document that may be published. */
export async function sample(desk: Desk, type: TypeName): Promise<Record<string, unknown>> {
  const slug = `sample-${randomUUID().slice(0, 8)}`;
  switch (type) {
    case 'category':
      return { name: 'Roller Blinds', slug, description: 'One clean plane of cloth.', order: 1 };
    case 'product': {
      const { documentId } = await makeCategory(desk, { status: 'published' });
      return {
        name: 'Linen Roller',
        slug,
        description: 'A slubbed linen.',
        price: 14900,
        filterType: 'blackout',
        inStock: true,
        featured: false,
        category: { connect: [{ documentId }] },
      };
    }
    case 'testimonial':
      return { rating: 5, message: 'Fits.', name: 'Dana M.', location: 'Banff, AB' };
    case 'blog-post':
      return { title: 'Light', slug, excerpt: 'x', body: 'x', publishedOn: '2026-05-04' };
    case 'landing-page':
    case 'info-page': {
      const path = await freePath(desk, type);
      return { path, title: 'A page', description: 'x', metaDescription: 'x' };
    }
    case 'redirect':
      return { from: `/products/${slug}`, to: '/products' };
    case 'user': {
      const role = await desk.strapi.db.query('plugin::users-permissions.role').findOne({});
      return {
        username: slug,
        email: `${slug}@example.com`,
        password: 'Correct1horse',
        role: { connect: [{ documentId: role.documentId }] },
      };
    }
    case 'consultation':
      return { ...consultation(), stage: 'new' };
  }
}

/** A new draft, made in the admin by whoever holds the session. */
export async function makeAs(desk: Desk, token: string, type: TypeName): Promise<string> {
  const path = `/content-manager/collection-types/${uidOf(type)}`;
  const { status, body } = await call(desk, path, { token, body: await sample(desk, type) });
  if (status !== 201) throw new Error(`${type}: ${status} ${JSON.stringify(body)}`);
  // The plugin of visitors' accounts answers without the envelope of the others.
  const { documentId } = (body?.data ?? body) as { documentId: string };
  return documentId;
}
