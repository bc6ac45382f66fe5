import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { root } from '../paths.mjs';
import { endGroup } from './end-group.mjs';
import { interruption } from './interruption.mjs';

/**
 * @typedef {object} ProgramOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env] the whole environment of the program
 * @property {boolean} [inherit] let it write to the terminal itself
 * @property {string} [logFile] also write its output here
 * @property {(line: string) => void} [onLine] called with each line of its output
 */

/**
 * Runs a program to its end and takes everything it started with it when the person interrupts.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {ProgramOptions} [options]
 * @returns {Promise<{ code: number, output: string }>} output is empty with `inherit`
 * @throws AbortError when interrupted, or the system's error when the program cannot be started
 */
export function runProgram(command, args, options = {}) {
  interruption.throwIfAborted();
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: options.env ?? process.env,
      stdio: options.inherit ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const stop = () => endGroup(child);
    interruption.addEventListener('abort', stop, { once: true });
    const lines = collectLines(child, options);
    child.once('error', reject);
    child.once('close', (code) => {
      interruption.removeEventListener('abort', stop);
      if (interruption.aborted) reject(interruption.reason);
      else resolve({ code: code ?? 1, output: lines.join('\n') });
    });
  });
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {ProgramOptions} options
 */
function collectLines(child, { onLine, logFile }) {
  /** @type {string[]} */
  const lines = [];
  const log = logFile ? createWriteStream(logFile) : undefined;
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      log?.write(`${line}\n`);
      onLine?.(line);
    });
  }
  child.once('close', () => log?.end());
  return lines;
}
