import type { Core } from '@strapi/strapi';
import { previewAddress } from '../src/preview';

/** No secret has a default: src/require-settings.ts stops a start without one. */
export default ({ env }: Core.Config.Shared.ConfigParams): Core.Config.Admin => ({
  auth: { secret: env('ADMIN_JWT_SECRET', '') },
  apiToken: { salt: env('API_TOKEN_SALT', '') },
  transfer: { token: { salt: env('TRANSFER_TOKEN_SALT', '') } },
  secrets: { encryptionKey: env('ENCRYPTION_KEY', '') },
  preview: {
    enabled: true,
    config: {
      // The only foreign page that the admin may show in a frame.
      allowedOrigins: [env('SITE_URL', '')].filter(Boolean),
      handler: (uid, params) => previewAddress(strapi, uid, params),
    },
  },
  ai: { enabled: false },
  flags: { nps: false, promoteEE: false },
});
