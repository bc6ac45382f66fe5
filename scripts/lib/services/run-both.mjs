import { interruption } from '../process/interruption.mjs';
import { paint, say, sayFailed } from '../terminal.mjs';
import { startDesk } from './desk.mjs';
import { startShop } from './shop.mjs';

/**
 * Starts the desk, then the shop, and stays until the person stops them or one of them dies.
 *
 * @param {import('../env/read-settings.mjs').Settings} settings
 * @param {'production' | 'development'} mode
 * @param {ReturnType<typeof import('../phases.mjs').createPhases>} phases
 * @returns {Promise<number>} the exit code: 0 when the person asked to stop
 */
export async function runBoth(settings, mode, phases) {
  /** @type {import('./service.mjs').Service[]} */
  const services = [];
  const stopAll = () => Promise.all(services.map((service) => service.stop()));
  const interrupted = new Promise((resolve) =>
    interruption.addEventListener('abort', resolve, { once: true }),
  );

  try {
    phases.announce('Desk      Strapi starts; an empty database is filled with the demo shop');
    const desk = startDesk(settings, mode);
    services.push(desk.service);
    await phases.run('Desk', desk.ready, () => 'answers');

    const shop = startShop(settings, mode);
    services.push(shop.service);
    await phases.run('Shop', shop.ready, () => 'answers');

    welcome({ shop: shop.address, desk: desk.address, admin: desk.firstAdmin(), phases });
    for (const service of services) service.speak();
    const dead = await Promise.race([
      interrupted.then(() => undefined),
      ...services.map((service) => service.ended.then((how) => `The ${service.name} ${how}`)),
    ]);
    if (dead === undefined || interruption.aborted) return 0;
    sayFailed(`${dead}; the other one is stopped too.`);
    return 1;
  } finally {
    if (services.length > 0) say('\nStopping …');
    await stopAll();
  }
}

/**
 * @param {object} state
 * @param {string} state.shop
 * @param {string} state.desk
 * @param {import('./desk-messages.mjs').FirstAdminMessage | undefined} state.admin
 * @param {ReturnType<typeof import('../phases.mjs').createPhases>} state.phases
 */
function welcome({ shop, desk, admin, phases }) {
  say();
  say(`  Shop   ${paint('bold', shop)}`);
  say(`  Desk   ${paint('bold', desk)}`);
  if (admin) {
    say(`         first login, shown only this once: ${paint('bold', admin.email)}`);
    say(`         password: ${paint('bold', admin.password)}`);
  }
  say(`\n  Ready: ${phases.summary()}. Ctrl-C stops both.\n`);
}
