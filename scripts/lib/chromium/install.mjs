import { storefrontFolder } from '../paths.mjs';
import { aptGet, aptInstall, runAsInstaller } from '../machine/apt.mjs';
import { programPath } from '../process/program-paths.mjs';
import { runProgram } from '../process/run-program.mjs';

/** Lets Playwright download its Chromium, with the system's libraries when we may install them. */
export async function installByPlaywright() {
  const program = programPath('playwright', { from: storefrontFolder });
  await runProgram(process.execPath, [program, 'install', 'chromium'], { inherit: true });
  const apt = aptGet();
  if (apt) {
    await runAsInstaller([...apt.before, process.execPath, program, 'install-deps', 'chromium']);
  }
}

/** Installs Chromium by apt-get where this machine has it and we may use it. */
export const installByApt = () => aptInstall('chromium');
