import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { appDir, distDir } from './paths';

/** A folder that lives as long as the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'desk-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Starts a desk in a process of its own, without a web server, and ends it again.
 *
 * @param env what its environment has otherwise than ours
 * @param ask body of an async function of `strapi` and `compiled`, which loads a module of `src`
 * @returns what that returned
 */
export async function askAnotherDesk(env: Record<string, string>, ask: string): Promise<unknown> {
  const script = `
    const compiled = (name) => require(${JSON.stringify(`${distDir}/src/`)} + name);
    compiled('announce').muteAnnouncements();
    require('@strapi/strapi')
      .createStrapi(${JSON.stringify({ appDir, distDir })})
      .load()
      .then(async (strapi) => { ${ask} })
      .then((answer) => process.stdout.write('answer ' + JSON.stringify(answer ?? null) + '\\n'))
      .then(() => process.exit(), (error) => { console.error(error.message); process.exit(1); });`;
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', script], {
    cwd: appDir,
    env: { ...process.env, NODE_OPTIONS: '', ...env },
  });
  return JSON.parse(/^answer (.*)$/m.exec(stdout)?.[1] ?? 'null');
}
