import * as z from 'zod';

/** A schema's own message wins over the parser's, so "is missing" has to be said here. */
function orMissing(problem: string) {
  return (issue: { input?: unknown }) => (issue.input === undefined ? 'is missing' : problem);
}

const secret = z.string('is missing').min(16, 'must have at least 16 characters');

const siteOrigin = z
  .url({
    protocol: /^https?$/,
    error: orMissing('must be an address such as https://www.example.com'),
    abort: true,
  })
  .refine((address) => new URL(address).pathname === '/', 'must not have a path')
  .transform((address) => new URL(address).origin);

const baseAddress = z
  .url({
    protocol: /^https?$/,
    error: orMissing('must be an address such as http://127.0.0.1:1337'),
  })
  .transform((address) => address.replace(/\/+$/, ''));

/** `true` trusts one proxy; a number trusts so many, counted from the storefront outwards. */
const trustedProxies = z
  .string()
  .regex(/^(true|false|\d)$/, 'must be true, false or the number of proxies in front (0 to 9)')
  .transform((text) => (text === 'true' ? 1 : Number(text) || 0));

const EnvSchema = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'must be development, production or test')
    .default('production'),
  /** Where `remix-serve` listens, with its own default. */
  PORT: z.coerce.number('must be the number of a port').int().prefault(3000),
  SITE_URL: siteOrigin,
  CMS_URL: baseAddress,
  CMS_TOKEN: secret,
  REVALIDATE_SECRET: secret,
  SESSION_SECRET: secret,
  PREVIEW_SECRET: secret,
  BRAND_NAME: z.string().default('Northlight Blinds'),
  BUSINESS_PHONE: z.string().default('(403) 555-0142'),
  BUSINESS_EMAIL: z
    .email({ error: 'must be an e-mail address' })
    .default('hello@northlightblinds.example'),
  ANALYTICS_MEASUREMENT_ID: z
    .string()
    .regex(/^[A-Z0-9-]+$/i, 'must be a measurement id such as G-XXXXXXX')
    .optional(),
  MAP_EMBED_URL: z
    .url({ protocol: /^https$/, error: 'must be an https address' })
    .default(
      'https://www.openstreetmap.org/export/embed.html?bbox=-114.09%2C51.035%2C-114.04%2C51.055&layer=mapnik',
    ),
  LOG_REQUESTS: z.enum(['true', 'false'], 'must be true or false').default('true'),
  METRICS_PORT: z.coerce.number('must be the number of a port').int().positive().optional(),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'must be an address such as redis://127.0.0.1:6379' })
    .optional(),
  /** Read in seconds, kept in milliseconds. */
  SHUTDOWN_DELAY: z
    .string()
    .regex(/^\d{1,2}$/, 'must be a number of seconds from 0 to 99')
    .prefault('0')
    .transform((seconds) => Number(seconds) * 1_000),
  TRUST_PROXY: trustedProxies.prefault('false'),
});

/** The storefront's configuration, parsed. `TRUST_PROXY` is a number of proxies, 0 for none. */
export type Env = z.infer<typeof EnvSchema>;

/**
 * Parses the environment. An empty variable counts as absent, as `NAME=` in a `.env` file means.
 * @param source the process's environment
 * @throws {Error} whose message has one sentence for each broken value; values are never repeated,
 *   because some are secrets
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = EnvSchema.safeParse(given);
  if (parsed.success) return parsed.data;

  const firstByName = new Map(
    parsed.error.issues.toReversed().map((issue) => [String(issue.path[0]), issue.message]),
  );
  const sentences = [...firstByName].map(([name, problem]) => `${name} ${problem}.`);
  throw new Error(sentences.toSorted().join('\n'));
}

let parsedEnv: Env | undefined;

/**
 * The environment of this process, parsed on the first call.
 * @throws {Error} as `parseEnv` does
 */
export function getEnv(): Env {
  return (parsedEnv ??= parseEnv(process.env));
}
