import type { Core } from '@strapi/strapi';

const TOKEN_NAME = 'Storefront';

/** All that the shop may ask of the desk: read what is published, and hand in a consultation request. */
const ALLOWED = [
  ...['category', 'product', 'testimonial', 'blog-post', 'landing-page', 'info-page'].flatMap(
    (type) => [`api::${type}.${type}.find`, `api::${type}.${type}.findOne`],
  ),
  'api::redirect.redirect.find',
  'api::consultation.consultation.create',
];

/**
 * Makes CMS_TOKEN the storefront's key, with exactly the rights above. Strapi stores only its salted
 * hash, so a changed variable or salt replaces the key at the next start.
 */
export async function applyStorefrontToken(strapi: Core.Strapi): Promise<void> {
  const accessKey = strapi.service('admin::api-token').hash(process.env.CMS_TOKEN?.trim());
  const tokens = strapi.db.query('admin::api-token');
  const description = 'Used by the shop. Set from CMS_TOKEN at every start.';
  const data = { name: TOKEN_NAME, description, type: 'custom', kind: 'content-api', accessKey };

  const known = await tokens.findOne({ where: { name: TOKEN_NAME } });
  const token = known
    ? await tokens.update({ where: { id: known.id }, data })
    : await tokens.create({ data });
  await applyPermissions(strapi, token.id);
}

async function applyPermissions(strapi: Core.Strapi, tokenId: number): Promise<void> {
  const permissions = strapi.db.query('admin::api-token-permission');
  const held: { id: number; action: string }[] = await permissions.findMany({
    where: { token: { id: tokenId } },
  });
  for (const permission of held) {
    if (!ALLOWED.includes(permission.action)) {
      await permissions.delete({ where: { id: permission.id } });
    }
  }
  for (const action of ALLOWED) {
    if (!held.some((permission) => permission.action === action)) {
      await permissions.create({ data: { action, token: tokenId } });
    }
  }
}
