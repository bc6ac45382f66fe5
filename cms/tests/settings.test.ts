import { createRequire } from 'node:module';
import { expect, it, vi } from 'vitest';
import type * as Utils from '@strapi/utils';
import { postgres } from '../config/database/postgres';

it('a variable that is empty counts as not set: no number is lost, and no certificate goes unchecked', () => {
  const { env }: typeof Utils = createRequire(import.meta.url)('@strapi/utils');
  for (const name of ['HOST', 'PORT', 'NAME', 'POOL_MIN', 'POOL_MAX', 'CONNECTION_TIMEOUT']) {
    vi.stubEnv(`DATABASE_${name}`, '');
  }
  vi.stubEnv('DATABASE_URL', '');
  vi.stubEnv('DATABASE_SSL', 'true');
  vi.stubEnv('DATABASE_SSL_REJECT_UNAUTHORIZED', '');
  const settings = postgres(env);
  vi.unstubAllEnvs();
  expect(settings).toMatchObject({
    connection: {
      host: '127.0.0.1',
      port: 5432,
      database: 'shop',
      ssl: { rejectUnauthorized: true },
    },
    pool: { min: 0, max: 10 },
    acquireConnectionTimeout: 60_000,
  });
});
