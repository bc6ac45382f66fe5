import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { publicDir } from './support/data-dir';
import { required } from './support/required';

export default ({ env }: Core.Config.Shared.ConfigParams): Core.Config.Server => {
  // Strapi's upload provider refuses to start without its folder, and asks before any of our code
  // other than configuration has run.
  mkdirSync(path.join(publicDir(), 'uploads'), { recursive: true });

  return {
    host: env('HOST', '127.0.0.1'),
    port: env.int('PORT', 1337),
    app: {
      keys: required('APP_KEYS')
        .split(',')
        .map((key) => key.trim()),
    },
    dirs: { public: publicDir() },
    cron: { enabled: false },
    // Nothing here pushes or pulls a whole shop over the network; a closed door needs no lock.
    transfer: { remote: { enabled: false } },
    logger: { updates: { enabled: false }, startup: { enabled: false } },
  };
};
