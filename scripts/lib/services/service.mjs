import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { endGroup } from '../process/end-group.mjs';
import { paint, say } from '../terminal.mjs';

/** Characters of a service's last words that are kept for the case that it dies before it is ready. */
const remembered = 10_000;

/**
 * @typedef {object} ServiceOptions
 * @property {string} name what a person calls it: "desk" or "shop"
 * @property {string[]} args for our own Node: the program's script and its arguments
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} env
 * @property {(message: unknown) => void} [onMessage] called with what it sends by process.send
 *
 * @typedef {object} Service
 * @property {string} name
 * @property {number | undefined} pid none when it could not be started
 * @property {Promise<string>} ended how it ended, as the end of a sentence
 * @property {() => boolean} hasEnded
 * @property {() => void} speak from now on its output goes to the terminal
 * @property {() => string[]} lastWords
 * @property {() => Promise<unknown>} stop
 */

/**
 * Starts a server as our direct child and the head of a process group of its own.
 *
 * @param {ServiceOptions} options
 * @returns {Service}
 */
export function startService({ name, args, cwd, env, onMessage }) {
  const child = spawn(process.execPath, args, {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });
  const outputs = [child.stdout, child.stderr].filter((output) => output !== null);
  let stopping = false;
  let words = '';
  for (const output of outputs) {
    // Not line by line: under load a storefront writes ten thousand a second, which nobody reads.
    output.setEncoding('utf8').on('data', (chunk) => {
      words = (words + chunk).slice(-remembered);
    });
  }
  const speak = () => {
    for (const input of outputs) {
      createInterface({ input }).on('line', (line) => {
        if (!stopping) say(`${paint('dim', `${name} │`)} ${line}`);
      });
    }
  };
  if (onMessage) child.on('message', onMessage);

  /** @type {Promise<string>} */
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(`could not be started: ${error.message}`));
    child.once('exit', (code, signal) =>
      resolve(signal ? `was ended by ${signal}` : `ended with code ${code}`),
    );
  });

  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  return {
    name,
    pid: child.pid,
    ended,
    hasEnded,
    speak,
    lastWords: () => words.trimEnd().split('\n'),
    stop: () => {
      stopping = true;
      if (!hasEnded()) endGroup(child);
      return ended;
    },
  };
}
