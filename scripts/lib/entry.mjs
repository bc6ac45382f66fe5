import { nodeVersionProblem, supportedNodeRange } from './node-version.mjs';

/**
 * @typedef {object} Command
 * @property {(args: string[]) => Promise<number>} run does the work and gives the exit code
 */

/**
 * Runs a command after checking Node. The command is imported late, so that an old Node prints our
 * sentence and not a syntax error of a file that it cannot read.
 *
 * @param {() => Promise<Command>} load
 */
export function runCommand(load) {
  const problem = nodeVersionProblem(process.version, supportedNodeRange());
  if (problem) {
    console.error(problem);
    process.exit(1);
  }
  load()
    .then((command) => command.run(process.argv.slice(2)))
    .then((code) => {
      process.exitCode = code;
    }, reportFailure);
}

/** @param {Error & { code?: string }} error */
function reportFailure(error) {
  process.exitCode = 1;
  if (error.name === 'AbortError') {
    process.exitCode = 130;
  } else if (error.code === 'ENOSPC') {
    console.error('The disk is full: free some space, then run this again.');
  } else if (error.name === 'StopError') {
    console.error(error.message);
  } else {
    console.error(error);
  }
}
