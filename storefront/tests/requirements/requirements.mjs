// @ts-check
import { readFileSync } from 'node:fs';

/**
 * One line of requirements.tsv: what the specification demands and the issue that completes it.
 * @typedef {{ id: string, section: string, issue: number, text: string }} Requirement
 */

/** Every id looks like this, in the table and in the title of a test that proves it. */
export const requirementId = /\bR\d{3}\b/g;

/**
 * Parses the table: a `# done:` line with the numbers of the finished issues, a heading, then one
 * tab-separated requirement a line.
 * @param {string} table text of requirements.tsv
 * @returns {{ done: Set<number>, requirements: Requirement[] }}
 * @throws {Error} on a line that is not a requirement, or an id given twice
 */
export function parseRequirements(table) {
  const [doneLine = '', , ...lines] = table.trimEnd().split('\n');
  const done = new Set((doneLine.match(/\d+/g) ?? []).map(Number));
  const requirements = lines.map(parseLine);
  const ids = new Set(requirements.map(({ id }) => id));
  if (ids.size !== requirements.length) throw new Error('requirements.tsv names an id twice');
  return { done, requirements };
}

/**
 * @param {string} line
 * @returns {Requirement}
 */
function parseLine(line) {
  const [id, section, issue, text] = line.split('\t');
  if (!id || !section || !issue || !text || !/^R\d{3}$/.test(id) || !/^\d+$/.test(issue)) {
    throw new Error(`requirements.tsv: not a requirement: ${line}`);
  }
  return { id, section, issue: Number(issue), text };
}

/** The table beside this file. */
export function readRequirements() {
  return parseRequirements(readFileSync(new URL('requirements.tsv', import.meta.url), 'utf8'));
}
