import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { announce } from '../announce';

/** Strapi's own demands on an admin's password. */
const STRONG = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{8,}$/;

/**
 * Makes the administrator of a new desk, ADMIN_EMAIL, with a random password that is told once and
 * stored only as a hash. Does nothing when there is any admin already.
 */
export async function createFirstAdmin(strapi: Core.Strapi): Promise<void> {
  const users = strapi.service('admin::user');
  if (await users.exists()) return;

  const email = process.env.ADMIN_EMAIL || 'staff@northlightblinds.example';
  const password = makePassword();
  const superAdmin = await strapi.service('admin::role').getSuperAdmin();
  await users.create({
    email,
    password,
    firstname: 'First',
    lastname: 'Admin',
    isActive: true,
    registrationToken: null,
    roles: [superAdmin.id],
  });
  await removeDefaultTokens(strapi);
  announce({ type: 'first-admin', email, password });
}

/** 18 characters of 108 random bits. */
function makePassword(): string {
  const password = randomBytes(14).toString('base64url').slice(0, 18);
  return STRONG.test(password) ? password : makePassword();
}

/** A new Strapi makes a full-access API token that nobody asked for. */
async function removeDefaultTokens(strapi: Core.Strapi): Promise<void> {
  await strapi.db
    .query('admin::api-token')
    .deleteMany({ where: { name: { $in: ['Read Only', 'Full Access'] } } });
}
