/**
 * How PostgreSQL's own programs reach the shop's database: by variables and not by arguments, because every user of
 * the machine can read another's arguments. DATABASE_URL wins over its parts, as it does in the desk.
 *
 * @param {import('../env/read-settings.mjs').Settings} settings
 * @returns {NodeJS.ProcessEnv}
 */
export function postgresEnvironment(settings) {
  const url = settings.DATABASE_URL ? new URL(settings.DATABASE_URL) : undefined;
  const decode = (/** @type {string | undefined} */ part) => part && decodeURIComponent(part);
  return {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    PGHOST: decode(url?.hostname) || settings.DATABASE_HOST || '127.0.0.1',
    PGPORT: url?.port || settings.DATABASE_PORT || '5432',
    PGDATABASE: decode(url?.pathname.slice(1)) || settings.DATABASE_NAME || 'shop',
    PGUSER: decode(url?.username) || settings.DATABASE_USERNAME || 'shop',
    PGPASSWORD: decode(url?.password) || settings.DATABASE_PASSWORD || '',
    ...(settings.DATABASE_SSL === 'true' && {
      PGSSLMODE: settings.DATABASE_SSL_REJECT_UNAUTHORIZED === 'false' ? 'require' : 'verify-full',
      // Node trusts the certificates of the system's authorities; so shall these.
      PGSSLROOTCERT: process.env.PGSSLROOTCERT ?? 'system',
    }),
    PGCONNECT_TIMEOUT: '10',
  };
}
