import { execFileSync } from 'node:child_process';

/**
 * What a process holds of the machine's memory (resident set), in bytes.
 *
 * @param {number} pid
 */
export function memoryOf(pid) {
  const kibibytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(kibibytes) * 1024;
}
