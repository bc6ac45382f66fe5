import { cpus, loadavg, platform, totalmem } from 'node:os';
import { format } from '../lib/bench/format.mjs';
import { machinePace } from '../lib/bench/machine-pace.mjs';
import { parts } from '../lib/bench/parts.mjs';
import { ensureInstalled } from '../lib/install/install.mjs';
import { createPhases } from '../lib/phases.mjs';
import { listenForInterruption } from '../lib/process/interruption.mjs';
import { say } from '../lib/terminal.mjs';
import { buildApps } from '../lib/turbo/run-turbo.mjs';

/**
 * `npm run bench`: measures the shop. With arguments, only the parts that they name: `npm run bench -- edge publish`.
 *
 * @param {string[]} names
 */
export async function run(names) {
  const unknown = names.filter((name) => !Object.hasOwn(parts, name));
  if (unknown.length > 0) {
    say(`There is no part ${unknown.join(', ')}. The parts are: ${Object.keys(parts).join(', ')}.`);
    return 1;
  }
  listenForInterruption();
  await ensureInstalled();
  const phases = createPhases();
  await phases.run(
    'Build',
    () => buildApps(),
    () => 'both apps',
  );
  const chosen = Object.entries(parts).filter(
    ([name]) => names.length === 0 || names.includes(name),
  );
  const load = loadavg()[0]?.toFixed(1);
  const paces = [machinePace()];
  const results = [];
  for (const [name, measure] of chosen) {
    results.push(
      await phases.run(
        name,
        () => measure(),
        () => 'measured',
      ),
    );
    paces.push(machinePace());
  }
  say(`\n${machine()}, ${new Date().toISOString().slice(0, 10)}, load before ${load}`);
  say(`A fixed computation took ${spread(paces)} between the parts.`);
  for (const result of results) say(`\n${result}`);
  return 0;
}

/** @param {number[]} milliseconds */
function spread(milliseconds) {
  return `${format(Math.min(...milliseconds))} to ${format(Math.max(...milliseconds))} ms`;
}

/** The machine that the figures are of; the servers, the visitors and the database share it. */
function machine() {
  const processors = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);
  const model = processors[0]?.model.trim() || 'processor';
  return `${processors.length} × ${model}, ${memory} GB, ${platform()}, Node ${process.version}`;
}
