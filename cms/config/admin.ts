import type { Core } from '@strapi/strapi';

/** No secret has a default: src/require-settings.ts stops a start without one. */
export default ({ env }: Core.Config.Shared.ConfigParams): Core.Config.Admin => ({
  auth: { secret: env('ADMIN_JWT_SECRET', '') },
  apiToken: { salt: env('API_TOKEN_SALT', '') },
  transfer: { token: { salt: env('TRANSFER_TOKEN_SALT', '') } },
  secrets: { encryptionKey: env('ENCRYPTION_KEY', '') },
  ai: { enabled: false },
  flags: { nps: false, promoteEE: false },
});
