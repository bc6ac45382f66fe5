import type { Core } from '@strapi/strapi';
import { upload } from './plugins/upload';
import { usersPermissions } from './plugins/users-permissions';

export default (params: Core.Config.Shared.ConfigParams) => ({
  upload: upload(),
  'users-permissions': usersPermissions(params),
});
