import process from 'node:process';

const graceMilliseconds = 8000;

/**
 * Ends a program and everything that it started. The program has to lead its own process group
 * (spawn with `detached`); it gets time to close its files before it is killed.
 *
 * @param {import('node:child_process').ChildProcess} child
 */
export function endGroup(child) {
  signalGroup(child, 'SIGTERM');
  const kill = setTimeout(() => signalGroup(child, 'SIGKILL'), graceMilliseconds);
  child.once('exit', () => {
    clearTimeout(kill);
    // What the program left behind in its group (an esbuild service, a worker) goes with it.
    signalGroup(child, 'SIGKILL');
  });
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal);
  } catch {
    // The group is already gone, which is what we wanted.
  }
}
