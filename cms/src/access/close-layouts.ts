import type { Core } from '@strapi/strapi';

const PATH = '/components/:uid/configuration';
const mayConfigure = {
  name: 'admin::hasPermissions',
  config: { actions: ['plugin::content-manager.components.configure-layout'] },
};

/**
 * Leaves the forms of the sections to administrators: Strapi checks the right to change a type's form, and
 * forgets it where the form of a component is saved. For register(): routes are read once.
 */
export function closeLayouts(strapi: Core.Strapi): void {
  const routers: Record<string, Core.Router> = Object(strapi.plugin('content-manager').routes);
  for (const route of routers.admin?.routes ?? []) {
    if (route.method !== 'PUT' || route.path !== PATH) continue;
    route.config = { ...route.config, policies: ['admin::isAuthenticatedAdmin', mayConfigure] };
  }
}
