/** What has no safe default. `npm start` writes them into .env on the first run. */
const REQUIRED = [
  'APP_KEYS',
  'ADMIN_JWT_SECRET',
  'API_TOKEN_SALT',
  'TRANSFER_TOKEN_SALT',
  'JWT_SECRET',
  'ENCRYPTION_KEY',
  'CMS_TOKEN',
];

/**
 * A desk that would run with a guessable secret must not run at all. Asked when Strapi registers and
 * not in the configuration, because a build reads that too and needs no secrets.
 *
 * @throws Error naming every variable that is missing or blank
 */
export function requireSettings(): void {
  const missing = REQUIRED.filter((name) => !process.env[name]?.trim());
  if (missing.length > 0) {
    throw new Error(`Not set in the environment: ${missing.join(', ')}. See .env.example.`);
  }
}
