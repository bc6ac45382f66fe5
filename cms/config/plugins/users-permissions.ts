import type { Core } from '@strapi/strapi';

/** The plugin guards the REST API. It has no accounts of its own here: see src/access/public-role.ts. */
export const usersPermissions = ({ env }: Core.Config.Shared.ConfigParams) => ({
  config: {
    jwtSecret: env('JWT_SECRET'),
    jwtManagement: 'refresh',
  },
});
