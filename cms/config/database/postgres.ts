import type { Core } from '@strapi/strapi';
import { given } from '../support/given';

type Env = Core.Config.Shared.ConfigParams['env'];

/** Strapi's own variable names, so that its documentation and any host's guide apply as written. */
export function postgres(env: Env) {
  const { text, int, bool } = given(env);
  const url = env('DATABASE_URL');
  return {
    client: 'postgres' as const,
    connection: {
      ...(url ? { connectionString: url } : {}),
      host: text('DATABASE_HOST', '127.0.0.1'),
      port: int('DATABASE_PORT', 5432),
      database: text('DATABASE_NAME', 'shop'),
      user: text('DATABASE_USERNAME', 'shop'),
      password: text('DATABASE_PASSWORD', ''),
      schema: text('DATABASE_SCHEMA', 'public'),
      ssl: bool('DATABASE_SSL', false) && {
        rejectUnauthorized: bool('DATABASE_SSL_REJECT_UNAUTHORIZED', true),
      },
    },
    pool: { min: int('DATABASE_POOL_MIN', 0), max: int('DATABASE_POOL_MAX', 10) },
    acquireConnectionTimeout: int('DATABASE_CONNECTION_TIMEOUT', 60_000),
  };
}
