import { required } from '../support/required';

/** The plugin guards the REST API. It has no accounts of its own here: see src/access/public-role.ts. */
export const usersPermissions = () => ({
  config: {
    jwtSecret: required('JWT_SECRET'),
    jwtManagement: 'refresh',
  },
});
