import type { Core } from '@strapi/strapi';
import { publicDir } from './support/data-dir';

export default ({ env }: Core.Config.Shared.ConfigParams): Core.Config.Server => ({
  host: env('HOST', '127.0.0.1'),
  port: env.int('PORT', 1337),
  url: env('CMS_PUBLIC_URL', ''),
  app: { keys: env.array('APP_KEYS', []) },
  dirs: { public: publicDir() },
  cron: { enabled: false },
  // Nothing here pushes or pulls a whole shop over the network; a closed door needs no lock.
  transfer: { remote: { enabled: false } },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
});
