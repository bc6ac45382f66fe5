import { upload } from './plugins/upload';
import { usersPermissions } from './plugins/users-permissions';

export default () => ({
  upload: upload(),
  'users-permissions': usersPermissions(),
});
