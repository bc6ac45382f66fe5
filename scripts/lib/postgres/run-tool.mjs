import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { StopError } from '../stop.mjs';

/**
 * Runs one of PostgreSQL's own programs to its end.
 *
 * @param {'pg_dump' | 'psql' | 'pg_isready'} name
 * @param {string[]} args
 * @param {{ env: NodeJS.ProcessEnv, input?: NodeJS.ReadableStream }} options
 * @returns {Promise<string>} its standard output
 * @throws {StopError} with its own words when it fails, or with the package to install when it is missing
 */
export async function runTool(name, args, { env, input }) {
  const child = spawn(name, args, { env, stdio: ['pipe', 'pipe', 'pipe'] });
  const ended = once(child, 'close');
  // A program that gives up stops reading; its exit code says so.
  child.stdin.on('error', () => undefined);
  if (input) input.pipe(child.stdin);
  else child.stdin.end();
  const [output, complaint] = [text(child.stdout), text(child.stderr)];
  try {
    const [code] = await ended;
    if (code !== 0) throw new StopError(`${name} failed: ${(await complaint).trim()}`);
    return await output;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new StopError(`${name} is missing: install PostgreSQL's client (postgresql-client).`);
    }
    throw error;
  }
}
