import type { Core } from '@strapi/strapi';
import { email } from './plugins/email';
import { upload } from './plugins/upload';
import { usersPermissions } from './plugins/users-permissions';

export default (params: Core.Config.Shared.ConfigParams) => ({
  email: email(params),
  upload: upload(params),
  'users-permissions': usersPermissions(params),
});
