import { interruption } from '../process/interruption.mjs';
import { say, sayFailed } from '../terminal.mjs';
import { startDesk } from './desk.mjs';
import { startShop } from './shop.mjs';
import { sayAddresses, sayFirstLogin } from './welcome.mjs';

/** @typedef {import('./service.mjs').Service} Service */

/**
 * Starts the desk, then the shop, and stays until the person stops them or one of them dies.
 *
 * @param {import('../env/read-settings.mjs').Settings} settings
 * @param {'production' | 'development'} mode
 * @param {ReturnType<typeof import('../phases.mjs').createPhases>} phases
 * @returns {Promise<number>} the exit code: 0 when the person asked to stop
 */
export async function runBoth(settings, mode, phases) {
  phases.announce('Desk      Strapi starts; an empty database is filled with the demo shop');
  const desk = startDesk(settings, mode);
  /** @type {Service[]} */
  const services = [desk.service];
  try {
    await phases.run('Desk', desk.ready, () => 'answers');
    const shop = startShop(settings, mode);
    services.push(shop.service);
    await phases.run('Shop', shop.ready, () => 'answers');
    sayAddresses({ shop: shop.address, desk: desk.address });
  } catch (error) {
    await stopAll(services);
    throw error;
  } finally {
    const login = desk.firstAdmin();
    if (login) sayFirstLogin(login);
  }
  say(`\n  Ready in ${phases.summary()}. Ctrl-C stops both.\n`);
  return stay(services);
}

/**
 * Waits for the end of the first of them, then ends the others.
 *
 * @param {Service[]} services
 */
async function stay(services) {
  const interrupted = new Promise((resolve) =>
    interruption.addEventListener('abort', () => resolve(undefined), { once: true }),
  );
  for (const service of services) service.speak();
  const dead = await Promise.race([
    interrupted,
    ...services.map((service) => service.ended.then((how) => `The ${service.name} ${how}`)),
  ]);
  const asked = interruption.aborted;
  if (!asked) sayFailed(`${dead}; the other one is stopped too.`);
  await stopAll(services);
  return asked ? 0 : 1;
}

/** @param {Service[]} services */
async function stopAll(services) {
  say('\nStopping …');
  await Promise.all(services.map((service) => service.stop()));
}
