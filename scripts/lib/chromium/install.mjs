import { installPackage, mayInstall, runLoud } from '../apt/apt-get.mjs';
import { storefrontFolder } from '../paths.mjs';
import { programPath } from '../process/program-paths.mjs';
import { runProgram } from '../process/run-program.mjs';

/** Lets Playwright download its Chromium, with the system's libraries when we may install them. */
export async function installByPlaywright() {
  const program = programPath('playwright', { from: storefrontFolder });
  await runProgram(process.execPath, [program, 'install', 'chromium'], { inherit: true });
  const before = mayInstall();
  if (before) await runLoud([...before, process.execPath, program, 'install-deps', 'chromium']);
}

/** Installs Chromium by apt-get where this machine has it and we may use it. */
export const installByApt = () => installPackage('chromium');
