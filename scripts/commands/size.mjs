import { join } from 'node:path';
import { buildApps } from '../lib/turbo/run-turbo.mjs';
import { ensureInstalled } from '../lib/install/install.mjs';
import { storefrontFolder } from '../lib/paths.mjs';
import { listenForInterruption } from '../lib/process/interruption.mjs';
import { sizeGate } from '../lib/size/gate.mjs';
import { say } from '../lib/terminal.mjs';

/** `npm run size`: what the pages make a browser download. */
export async function run() {
  listenForInterruption();
  await ensureInstalled();
  await buildApps();
  const { ok, table } = sizeGate(join(storefrontFolder, 'build/client'));
  say(table);
  return ok ? 0 : 1;
}
