import { randomUUID } from 'node:crypto';
import { signIn } from './api';
import type { Desk } from './desk';

/** A member of staff with one role, signed in. */
export async function hire(desk: Desk, roleCode: string): Promise<string> {
  const login = { email: `${roleCode}-${randomUUID()}@example.com`, password: 'Correct1horse' };
  const role = await desk.strapi.db.query('admin::role').findOne({ where: { code: roleCode } });
  await desk.strapi.service('admin::user').create({
    ...login,
    firstname: roleCode,
    isActive: true,
    registrationToken: null,
    roles: [role.id],
  });
  return signIn(desk, login);
}
