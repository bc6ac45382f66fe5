import { parseArgs } from 'node:util';
import { ensureInstalled } from '../lib/install/install.mjs';
import { listenForInterruption } from '../lib/process/interruption.mjs';
import { soakFuzz } from '../lib/soak/soak-fuzz.mjs';
import { soakLeads } from '../lib/soak/soak-leads.mjs';
import { soakMixed } from '../lib/soak/soak-mixed.mjs';
import { StopError } from '../lib/stop.mjs';
import { say } from '../lib/terminal.mjs';
import { buildApps } from '../lib/turbo/run-turbo.mjs';

const options = /** @type {const} */ ({
  minutes: { type: 'string', default: '30' },
  posts: { type: 'string', default: '3000' },
  kills: { type: 'string', default: '20' },
  cases: { type: 'string', default: '20000' },
  seed: { type: 'string', default: '20261121' },
});

/**
 * `npm run soak`: the shop under mixed load while its desk is killed every minute; `-- leads` hands in thousands of
 * requests meanwhile and looks for each of them; `-- fuzz` sends thousands of senseless ones. Ends with 1 when a
 * promise was broken.
 *
 * @param {string[]} args
 */
export async function run(args) {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const number = (/** @type {keyof typeof options} */ name) => toNumber(name, values[name]);
  listenForInterruption();
  await ensureInstalled();
  await buildApps();
  const broken = await soak(positionals[0] ?? 'mixed', number);
  say(broken.length === 0 ? '\nEvery promise held.' : `\nBroken:\n${broken.join('\n')}`);
  return broken.length === 0 ? 0 : 1;
}

/**
 * @param {string} kind
 * @param {(name: keyof typeof options) => number} number
 */
function soak(kind, number) {
  if (kind === 'mixed') return soakMixed({ minutes: number('minutes') });
  if (kind === 'leads') return soakLeads({ posts: number('posts'), kills: number('kills') });
  if (kind === 'fuzz') return soakFuzz({ cases: number('cases'), seed: number('seed') });
  throw new StopError(`npm run soak knows "leads" and "fuzz", not "${kind}".`);
}

/**
 * @param {string} name
 * @param {string} text
 */
function toNumber(name, text) {
  const value = Number(text);
  if (!(value > 0)) throw new StopError(`--${name} takes a number above 0, not "${text}".`);
  return value;
}
