import type { Core } from '@strapi/strapi';
import { applyAdminRoles } from './admin-roles';
import { createFirstAdmin } from './first-admin';
import { closePublicApi } from './public-role';
import { applyStorefrontToken } from './storefront-token';

/** Who may do what, as code: applied at every start, so what is written here is what holds. */
export async function applyAccess(strapi: Core.Strapi): Promise<void> {
  await closePublicApi(strapi);
  await applyAdminRoles(strapi);
  await createFirstAdmin(strapi);
  await applyStorefrontToken(strapi);
}
