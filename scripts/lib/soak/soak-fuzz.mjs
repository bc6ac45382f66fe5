import { say } from '../terminal.mjs';
import { fuzz } from './fuzz.mjs';
import { withSoakShop } from './soak-shop.mjs';
import { maxSlope } from './soak-mixed.mjs';
import { watchMemory } from './watch-memory.mjs';

/**
 * Sends senseless requests.
 *
 * @param {{ cases: number, seed: number }} options
 * @returns {Promise<string[]>} what was broken
 */
export function soakFuzz({ cases, seed }) {
  return withSoakShop(async ({ address, pid }) => {
    const memory = watchMemory(pid);
    const started = performance.now();
    const problems = await fuzz(address, { cases, seed });
    const { slope, line } = memory.stop();
    say(`requests   ${cases} (seed ${seed})`);
    say(`seconds    ${Math.round((performance.now() - started) / 1_000)}`);
    say(`problems   ${problems.length}`);
    say(`memory     ${line}`);
    return slope > maxSlope ? [...problems, `memory grows by ${slope} MB a minute`] : problems;
  });
}
