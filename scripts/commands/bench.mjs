import { cpus, platform, totalmem } from 'node:os';
import { demoData, largeData } from '../lib/bench/bench-data.mjs';
import { measureRedraw, redrawLine } from '../lib/bench/measure-redraw.mjs';
import { measureShop } from '../lib/bench/measure-shop.mjs';
import { benchTable } from '../lib/bench/table.mjs';
import { withShop } from '../lib/bench/with-shop.mjs';
import { ensureInstalled } from '../lib/install/install.mjs';
import { createPhases } from '../lib/phases.mjs';
import { listenForInterruption } from '../lib/process/interruption.mjs';
import { say } from '../lib/terminal.mjs';
import { buildApps } from '../lib/turbo/run-turbo.mjs';

const size = { products: 5_000, categories: 40 };

/** `npm run bench`: the shop with the demo catalogue and with 5,000 products, side by side; and the room preview. */
export async function run() {
  listenForInterruption();
  await ensureInstalled();
  const phases = createPhases();
  await phases.run(
    'Build',
    () => buildApps(),
    () => 'both apps',
  );

  const demo = await phases.run('Data', demoData, () => 'the demo shop');
  const small = await phases.run(
    'Demo',
    () => measureShop(demo),
    () => 'measured',
  );
  const redraw = await phases.run(
    'Redraw',
    () => withShop(demo, ({ address }) => measureRedraw(address)),
    () => 'the room preview in Chromium',
  );
  const data = await phases.run(
    'Data',
    () => largeData(size),
    () => '5,000 products',
  );
  const large = await phases.run(
    'Large',
    () => measureShop(data),
    () => 'measured',
  );

  say();
  say(`${machine()}, ${new Date().toISOString().slice(0, 10)}`);
  say();
  say(
    benchTable(
      { label: 'demo shop', measurement: small },
      { label: '5,000 products', measurement: large },
    ),
  );
  say();
  say(redrawLine(redraw));
  return 0;
}

/** The machine that the figures are of; the servers, the visitors and the database share it. */
function machine() {
  const processors = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);
  const model = processors[0]?.model.trim() || 'processor';
  return `${processors.length} × ${model}, ${memory} GB, ${platform()}, Node ${process.version}`;
}
