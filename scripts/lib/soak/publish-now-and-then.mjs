import { setTimeout as pause } from 'node:timers/promises';
import { cmsFolder } from '../paths.mjs';
import { deskEnvironment } from '../env/service-env.mjs';
import { programPath } from '../process/program-paths.mjs';
import { runProgram } from '../process/run-program.mjs';

const every = 10_000;
const password = `Soak1${Math.random().toString(36).slice(2)}`;

/**
 * Gives the administrator of a data folder a password that we know. The desk must not be running.
 *
 * @param {import('../env/read-settings.mjs').Settings} settings
 */
export async function resetAdminPassword(settings) {
  const { code, output } = await runProgram(
    process.execPath,
    [
      programPath('@strapi/strapi', { from: cmsFolder }),
      'admin:reset-user-password',
      ...['--email', settings.ADMIN_EMAIL ?? '', '--password', password],
    ],
    { cwd: cmsFolder, env: deskEnvironment(settings, 'production') },
  );
  if (code !== 0) throw new Error(output);
}

/**
 * Publishes a product every ten seconds, as staff would, whenever the desk is there.
 *
 * @param {string} desk its address
 * @param {{ email: string, until: number }} options until: by `performance.now()`
 * @returns {Promise<number>} how many were published
 */
export async function publishNowAndThen(desk, { email, until }) {
  const types = `${desk}/content-manager/collection-types/api::product.product`;
  let token = await signIn(desk, email);
  let published = 0;
  while (performance.now() < until) {
    try {
      const { results = [] } = await call(`${types}?pageSize=50&sort=name:ASC`, token);
      const documentId = results[published % results.length]?.documentId;
      await call(`${types}/${documentId}/actions/publish`, token, {});
      published += 1;
    } catch {
      // The desk is away, or the session is over.
      token = await signIn(desk, email).catch(() => token);
    }
    await pause(Math.min(every, Math.max(0, until - performance.now())));
  }
  return published;
}

/**
 * @param {string} desk
 * @param {string} email
 */
async function signIn(desk, email) {
  const { data } = await call(`${desk}/admin/login`, undefined, { email, password });
  return data?.token ?? '';
}

/**
 * @param {string} url
 * @param {string} [token]
 * @param {object} [body]
 * @returns {Promise<{ results?: { documentId: string }[], data?: { token?: string } }>} what of it is used here
 */
async function call(url, token, body) {
  const answer = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return /** @type {Awaited<ReturnType<typeof call>>} */ (await answer.json());
}
