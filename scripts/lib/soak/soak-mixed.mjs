import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../bench/percentile.mjs';
import { say } from '../terminal.mjs';
import { compareLeads } from './compare-leads.mjs';
import { mixedLoad } from './mixed-load.mjs';
import { publishNowAndThen, resetAdminPassword } from './publish-now-and-then.mjs';
import { withSoakShop } from './soak-shop.mjs';
import { watchMemory } from './watch-memory.mjs';

/** Megabytes per minute: what grows slower than this takes days to matter, and is within the noise of half an hour. */
export const maxSlope = 1;

const minute = 60_000;
/** Milliseconds that the desk stays away each time, before it is started again. */
const away = 5_000;

/**
 * Mixed load while the desk is killed every minute.
 *
 * @param {{ minutes: number }} options
 * @returns {Promise<string[]>} what was broken
 */
export function soakMixed({ minutes }) {
  return withSoakShop((shop) => soak(shop, minutes), { prepare: resetAdminPassword });
}

/**
 * @param {import('./soak-shop.mjs').SoakShop} shop
 * @param {number} minutes
 */
async function soak(shop, minutes) {
  const { address, deskAddress, dataDir, settings, pid } = shop;
  const run = `soak${Date.now()}`;
  const until = performance.now() + minutes * minute;
  const memory = watchMemory(pid);
  const email = settings.ADMIN_EMAIL ?? '';
  const [load, published, kills] = await Promise.all([
    mixedLoad({ origin: address, run, until }),
    publishNowAndThen(deskAddress, { email, until }),
    killEveryMinute(shop, until),
  ]);
  const { slope, line } = memory.stop();
  const { lost, doubled } = compareLeads(dataDir, run, load.acknowledged);
  const [middle, most] = [0.5, 0.99].map((share) =>
    percentile(load.milliseconds, share).toFixed(0),
  );

  say(`minutes                        ${minutes}`);
  say(
    `pages and reads                ${load.milliseconds.length} (p50 ${middle} ms, p99 ${most} ms)`,
  );
  say(`  failed, seen before          ${load.broken.length}`);
  say(`  failed, never read before    ${load.unseen}`);
  say(`requests acknowledged          ${load.acknowledged.size} (${load.resends} sent again)`);
  say(`  lost                         ${lost.length}`);
  say(`  stored twice                 ${doubled.length}`);
  say(`products published             ${published}`);
  say(`SIGKILLs of the desk           ${kills}`);
  say(`memory of the storefront       ${line}`);
  return [
    ...load.broken,
    ...lost.map((lead) => `${lead} was acknowledged and is not there`),
    ...doubled.map((lead) => `${lead} is there twice`),
    ...(slope > maxSlope ? [`memory grows by ${slope.toFixed(2)} MB a minute`] : []),
  ];
}

/**
 * @param {import('./soak-shop.mjs').SoakShop} shop
 * @param {number} until by `performance.now()`
 */
async function killEveryMinute({ killDesk, startDesk }, until) {
  let kills = 0;
  for (let next = performance.now() + minute; next < until; next += minute) {
    await pause(next - performance.now());
    await killDesk();
    kills += 1;
    await pause(away);
    await startDesk();
  }
  return kills;
}
