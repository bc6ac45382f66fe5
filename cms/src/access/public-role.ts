import type { Core } from '@strapi/strapi';

/**
 * Takes every right from visitors without the storefront's token, and closes registration. The plugin
 * hands its own defaults (log in, register, reset a password) back to these roles when it adds
 * actions, so this runs at every start.
 */
export async function closePublicApi(strapi: Core.Strapi): Promise<void> {
  const permissions = strapi.db.query('plugin::users-permissions.permission');
  const granted: { id: number }[] = await permissions.findMany({ select: ['id'] });
  await permissions.deleteMany({ where: { id: { $in: granted.map(({ id }) => id) } } });

  const settings = strapi.store({ type: 'plugin', name: 'users-permissions', key: 'advanced' });
  const current: unknown = await settings.get();
  const advanced = typeof current === 'object' ? current : {};
  await settings.set({ value: { ...advanced, allow_register: false } });
}
