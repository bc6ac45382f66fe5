import { say } from '../terminal.mjs';
import { compareLeads } from './compare-leads.mjs';
import { handInLeads } from './hand-in-leads.mjs';
import { withSoakShop } from './soak-shop.mjs';

const parallel = 8;

/**
 * Hands in requests while the desk is killed again and again, then looks for every one of them.
 *
 * @param {{ posts: number, kills: number }} options
 * @returns {Promise<string[]>} what was broken
 */
export function soakLeads({ posts, kills }) {
  return withSoakShop(async ({ address, dataDir, killDesk, startDesk }) => {
    const run = `soak${Date.now()}`;
    const between = posts / (kills + 1);
    let killed = 0;
    let healing = Promise.resolve();

    function onAcknowledged(/** @type {number} */ count) {
      if (killed >= kills || count < between * (killed + 1)) return;
      killed += 1;
      healing = healing.then(killDesk).then(startDesk);
    }

    const started = performance.now();
    const { acknowledged, resends } = await handInLeads({
      ...{ origin: address, run, count: posts, parallel },
      onAcknowledged,
    });
    await healing;
    await killDesk();
    await startDesk();
    const { lost, doubled, stored } = compareLeads(dataDir, run, acknowledged);
    const seconds = Math.round((performance.now() - started) / 1_000);
    say(`requests acknowledged        ${acknowledged.size}`);
    say(`SIGKILLs of the desk         ${killed + 1}`);
    say(`sent again after a failure   ${resends}`);
    say(`rows in the database         ${stored}`);
    say(`lost                         ${lost.length}`);
    say(`stored twice                 ${doubled.length}`);
    say(`seconds                      ${seconds}`);
    return [
      ...lost.map((email) => `${email} was acknowledged and is not there`),
      ...doubled.map((email) => `${email} is there twice`),
    ];
  });
}
