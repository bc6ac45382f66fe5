import * as check from './checks.mjs';
import { randomKeyList, randomSecret } from './secrets.mjs';

/**
 * One variable that the shop understands. `.env.example` explains each to a person; a test holds
 * the two lists together.
 *
 * @typedef {object} Variable
 * @property {string} name
 * @property {('desk' | 'shop')[]} readers the processes that are given it: nobody gets another's secrets
 * @property {string} [fallback] its value when it is not set
 * @property {import('./checks.mjs').Check} [check]
 * @property {() => string} [secret] makes its value on the first start; it is never printed
 */

/** @type {Variable[]} */
const addresses = [
  { name: 'STOREFRONT_PORT', readers: [], fallback: '3000', check: check.isPort },
  { name: 'CMS_PORT', readers: [], fallback: '1337', check: check.isPort },
  { name: 'BIND_HOST', readers: [], fallback: '127.0.0.1', check: check.isHost },
  { name: 'SITE_URL', readers: ['shop', 'desk'], check: check.isOrigin },
  { name: 'CMS_URL', readers: ['shop'], check: check.isWebAddress },
  { name: 'CMS_PUBLIC_URL', readers: ['desk'], check: check.isOrigin },
  { name: 'STOREFRONT_URL', readers: ['desk'], check: check.isWebAddress },
  { name: 'SHUTDOWN_DELAY', readers: ['shop'], fallback: '0', check: check.isSeconds },
  { name: 'TRUST_PROXY', readers: ['shop'], fallback: 'false', check: check.isProxyCount },
];

/** @type {Variable[]} */
const business = [
  { name: 'BRAND_NAME', readers: ['shop'], fallback: 'Northlight Blinds' },
  { name: 'BUSINESS_PHONE', readers: ['shop'], fallback: '(403) 555-0142' },
  {
    name: 'BUSINESS_EMAIL',
    readers: ['shop', 'desk'],
    fallback: 'hello@northlightblinds.example',
    check: check.isEmail,
  },
  { name: 'ANALYTICS_MEASUREMENT_ID', readers: ['shop'], check: check.isMeasurementId },
  { name: 'MAP_EMBED_URL', readers: ['shop'], check: check.isSecureAddress },
];

/** @type {Variable[]} */
const data = [
  { name: 'DATA_DIR', readers: ['desk'], fallback: '.data' },
  { name: 'BACKUP_DIR', readers: [], fallback: '.backups' },
  { name: 'SEED_IF_EMPTY', readers: ['desk'], fallback: 'true', check: check.isSwitch },
  {
    name: 'ADMIN_EMAIL',
    readers: ['desk'],
    fallback: 'staff@northlightblinds.example',
    check: check.isEmail,
  },
  {
    name: 'DATABASE_CLIENT',
    readers: ['desk'],
    fallback: 'sqlite',
    check: check.isOneOf(['sqlite', 'postgres']),
  },
  { name: 'DATABASE_FILENAME', readers: ['desk'], fallback: 'shop.db' },
  { name: 'DATABASE_URL', readers: ['desk'], check: check.isDatabaseAddress },
  { name: 'DATABASE_HOST', readers: ['desk'], check: check.isHost },
  { name: 'DATABASE_PORT', readers: ['desk'], check: check.isPort },
  { name: 'DATABASE_NAME', readers: ['desk'] },
  { name: 'DATABASE_USERNAME', readers: ['desk'] },
  { name: 'DATABASE_PASSWORD', readers: ['desk'] },
  { name: 'DATABASE_SCHEMA', readers: ['desk'] },
  { name: 'DATABASE_SSL', readers: ['desk'], check: check.isSwitch },
  { name: 'DATABASE_SSL_REJECT_UNAUTHORIZED', readers: ['desk'], check: check.isSwitch },
  { name: 'DATABASE_POOL_MIN', readers: ['desk'], check: check.isCount },
  { name: 'DATABASE_POOL_MAX', readers: ['desk'], check: check.isCount },
  { name: 'DATABASE_CONNECTION_TIMEOUT', readers: ['desk'], check: check.isCount },
];

/** @type {Variable[]} */
const mail = [
  { name: 'SMTP_HOST', readers: ['desk'], check: check.isHost },
  { name: 'SMTP_PORT', readers: ['desk'], check: check.isPort },
  { name: 'SMTP_USERNAME', readers: ['desk'] },
  { name: 'SMTP_PASSWORD', readers: ['desk'] },
  { name: 'SMTP_FROM', readers: ['desk'], check: check.isEmail },
  { name: 'SMTP_TO', readers: ['desk'], check: check.isEmail },
];

/** @type {Variable[]} */
const scale = [
  { name: 'REDIS_URL', readers: ['shop'], check: check.isRedisAddress },
  { name: 'S3_BUCKET', readers: ['desk'] },
  { name: 'S3_REGION', readers: ['desk'] },
  { name: 'S3_ENDPOINT', readers: ['desk'], check: check.isWebAddress },
  { name: 'S3_ACCESS_KEY_ID', readers: ['desk'] },
  { name: 'S3_SECRET_ACCESS_KEY', readers: ['desk'] },
];

/** @type {Variable[]} */
const operations = [
  { name: 'LOG_REQUESTS', readers: ['shop', 'desk'], fallback: 'true', check: check.isSwitch },
  { name: 'METRICS_PORT', readers: ['shop'], check: check.isPort },
  { name: 'CMS_METRICS_PORT', readers: ['desk'], check: check.isPort },
];

/** @type {Variable[]} */
const secrets = [
  secret('SESSION_SECRET', ['shop']),
  secret('CMS_TOKEN', ['shop', 'desk']),
  secret('REVALIDATE_SECRET', ['shop', 'desk']),
  secret('PREVIEW_SECRET', ['shop', 'desk']),
  { ...secret('APP_KEYS', ['desk']), secret: randomKeyList },
  secret('API_TOKEN_SALT', ['desk']),
  secret('ADMIN_JWT_SECRET', ['desk']),
  secret('TRANSFER_TOKEN_SALT', ['desk']),
  secret('JWT_SECRET', ['desk']),
  secret('ENCRYPTION_KEY', ['desk']),
];

/** Every variable, in the order of .env.example. */
export const variables = [
  ...addresses,
  ...business,
  ...data,
  ...mail,
  ...scale,
  ...operations,
  ...secrets,
];

/**
 * @param {string} name
 * @param {Variable['readers']} readers
 * @returns {Variable}
 */
function secret(name, readers) {
  return { name, readers, check: check.isSecret, secret: randomSecret };
}
