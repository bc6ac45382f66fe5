import { addressFor } from '../env/addresses.mjs';
import { deskEnvironment } from '../env/service-env.mjs';
import { cmsFolder } from '../paths.mjs';
import { programPath } from '../process/program-paths.mjs';
import { isFirstAdminMessage, isSeedMessage } from './desk-messages.mjs';
import { preload } from './preload.mjs';
import { createSeedProgress } from './seed-progress.mjs';
import { startService } from './service.mjs';
import { waitForAnswer } from './wait-for-answer.mjs';

/**
 * @typedef {object} Desk
 * @property {import('./service.mjs').Service} service
 * @property {() => Promise<void>} ready
 * @property {string} address where staff sign in
 * @property {() => import('./desk-messages.mjs').FirstAdminMessage | undefined} firstAdmin the
 *   generated login, when this start made one
 */

/**
 * How long the desk may stay silent: a cold start on a slow machine takes a minute, and in watch
 * mode it builds the admin first.
 */
const patienceMilliseconds = 240_000;

/**
 * Starts Strapi.
 *
 * @param {import('../env/read-settings.mjs').Settings} settings
 * @param {'production' | 'development'} mode development watches the files
 * @returns {Desk}
 */
export function startDesk(settings, mode) {
  const started = performance.now();
  const progress = createSeedProgress();
  let lastSign = started;
  /** @type {import('./desk-messages.mjs').FirstAdminMessage | undefined} */
  let firstAdmin;

  const service = startService({
    name: 'desk',
    args: [...preloads(mode), programPath('@strapi/strapi', { from: cmsFolder }), verb(mode)],
    cwd: cmsFolder,
    env: deskEnvironment(settings, mode),
    onMessage: (message) => {
      lastSign = performance.now();
      if (isSeedMessage(message)) progress.show(message);
      else if (isFirstAdminMessage(message)) firstAdmin = message;
    },
  });

  const address = addressFor(settings.BIND_HOST ?? '', settings.CMS_PORT ?? '');
  return {
    service,
    address: `${address}/admin`,
    firstAdmin: () => firstAdmin,
    ready: () =>
      waitForAnswer(service, `${address}/_health`, {
        patience: () => lastSign - started + patienceMilliseconds,
      }),
  };
}

/** @param {'production' | 'development'} mode */
function verb(mode) {
  return mode === 'production' ? 'start' : 'develop';
}

/** @param {'production' | 'development'} mode */
function preloads(mode) {
  return mode === 'production'
    ? preload('end-with-parent.mjs')
    : [...preload('end-with-parent.mjs'), ...preload('forward-messages.mjs')];
}
