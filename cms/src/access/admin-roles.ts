import type { Core } from '@strapi/strapi';
import { contentPermissions, everything, withoutPublishing, type Permission } from './permissions';

interface Role {
  /** Strapi's own roles are taken over by their codes, ours are added beside them. */
  code: string;
  name: string;
  description: string;
  permissions: (strapi: Core.Strapi) => Permission[];
}

const media: Permission[] = [
  { action: 'plugin::upload.read' },
  { action: 'plugin::upload.assets.create' },
  { action: 'plugin::upload.assets.update' },
  { action: 'plugin::upload.assets.download' },
  { action: 'plugin::upload.assets.copy-link' },
];

const own = { conditions: ['admin::is-creator'] };

const catalogue = ['category', 'product', 'testimonial', 'blog-post'];
const pages = ['landing-page', 'info-page'];

const roles: Role[] = [
  {
    code: 'strapi-editor',
    name: 'Editor',
    description: 'Keeps the catalogue, posts, testimonials and pages, and publishes them.',
    permissions: (strapi) => [
      ...full(strapi, [...catalogue, ...pages]),
      ...contentPermissions(strapi, { type: 'redirect', actions: withoutPublishing }),
      ...media,
    ],
  },
  {
    code: 'strapi-author',
    name: 'Author',
    description: 'Writes blog posts. An editor publishes them.',
    permissions: (strapi) => [
      ...contentPermissions(strapi, {
        type: 'blog-post',
        actions: withoutPublishing,
        ...own,
      }),
      { action: 'plugin::upload.read', ...own },
      { action: 'plugin::upload.assets.create' },
      { action: 'plugin::upload.assets.update', ...own },
    ],
  },
  {
    code: 'designer',
    name: 'Designer',
    description: 'Builds and publishes landing and information pages.',
    permissions: (strapi) => [
      ...full(strapi, pages),
      // A landing page names its category, and the field offers only what may be read.
      ...contentPermissions(strapi, { type: 'category', actions: ['read'] }),
      ...media,
    ],
  },
  {
    code: 'sales',
    name: 'Sales',
    description: 'Answers consultation requests. Sees nothing else.',
    permissions: (strapi) =>
      contentPermissions(strapi, {
        type: 'consultation',
        actions: ['read', 'update'],
        // What the visitor wrote stays as it was written.
        fields: ['stage', 'internalNotes'],
      }),
  },
];

function full(strapi: Core.Strapi, types: string[]): Permission[] {
  return types.flatMap((type) => contentPermissions(strapi, { type, actions: everything }));
}

/**
 * Makes the roles that are missing and gives every one exactly the rights above. Strapi's defaults
 * would let editors and authors read the consultation requests.
 */
export async function applyAdminRoles(strapi: Core.Strapi): Promise<void> {
  const service = strapi.service('admin::role');
  for (const { code, name, description, permissions } of roles) {
    const known = await service.findOne({ code });
    const role = known ?? (await service.create({ code, name, description }));
    if (known && (known.name !== name || known.description !== description)) {
      await service.update({ id: known.id }, { name, description });
    }
    await service.assignPermissions(role.id, permissions(strapi));
  }
}
