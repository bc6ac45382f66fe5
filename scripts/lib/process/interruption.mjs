import process from 'node:process';

const controller = new AbortController();

/** Aborted when the person asks to stop: Ctrl-C, a closed terminal, a service manager. */
export const interruption = controller.signal;

/**
 * Turns the signals that ask us to stop into `interruption`. Called once by a command, before it
 * starts other programs; from then on whoever started a program has to end it.
 */
export function listenForInterruption() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => controller.abort());
  }
}
