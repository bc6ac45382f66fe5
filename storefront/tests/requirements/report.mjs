// @ts-check
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readRequirements, requirementId } from './requirements.mjs';
import { toOutcomes } from './results.mjs';

/** @typedef {import('./requirements.mjs').Requirement} Requirement */
/** @typedef {import('./results.mjs').TestOutcome} TestOutcome */

/**
 * Says which requirements are proven by a passing test, and by which.
 * @param {{ done: Set<number>, requirements: Requirement[] }} table
 * @param {TestOutcome[]} outcomes every test that ran, of all runners
 * @returns {{ ok: boolean, text: string }} `ok` is false when a requirement of a finished issue has
 *   no passing test, or a title names an id that the table does not have
 */
export function reportRequirements({ done, requirements }, outcomes) {
  const proofs = proofsById(outcomes.filter(({ passed }) => passed));
  const known = new Set(requirements.map(({ id }) => id));
  const unknown = [...proofsById(outcomes).keys()].filter((id) => !known.has(id));
  const proven = requirements.filter(({ id }) => proofs.has(id));
  const missing = requirements.filter(({ id, issue }) => done.has(issue) && !proofs.has(id));

  const lines = [
    ...proven.map(({ id }) => `  ${id}  ${describeProofs(proofs.get(id) ?? [])}`),
    `${proven.length} of ${requirements.length} requirements are proven.`,
    ...missing.map(
      ({ id, issue, text }) => `  ${id} of issue ${issue} has no passing test: ${text}`,
    ),
    ...unknown.map((id) => `  ${id} is named by a test, but requirements.tsv does not have it`),
  ];
  return { ok: missing.length === 0 && unknown.length === 0, text: lines.join('\n') };
}

/**
 * @param {TestOutcome[]} outcomes
 * @returns {Map<string, TestOutcome[]>} the tests that name each id
 */
function proofsById(outcomes) {
  /** @type {Map<string, TestOutcome[]>} */
  const proofs = new Map();
  for (const outcome of outcomes) {
    for (const id of new Set(outcome.title.match(requirementId) ?? [])) {
      proofs.set(id, [...(proofs.get(id) ?? []), outcome]);
    }
  }
  return proofs;
}

/**
 * The first proof in full and the number of the others, so that the report stays one line an id.
 * @param {TestOutcome[]} tests
 */
function describeProofs([first, ...others]) {
  if (!first) return '';
  const title = first.title.replace(requirementId, '').replace(/^[\s:,]+/, '');
  const more = others.length > 0 ? ` (and ${others.length} more)` : '';
  return `${basename(first.file)}: ${title}${more}`;
}

/**
 * Reads the JSON reports of all runners and reports on the table beside this file.
 * @param {string[]} files paths of vitest's and Playwright's JSON reports
 * @returns {{ ok: boolean, text: string }}
 */
export function reportFromFiles(files) {
  const outcomes = files.flatMap((file) => toOutcomes(JSON.parse(readFileSync(file, 'utf8'))));
  return reportRequirements(readRequirements(), outcomes);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { ok, text } = reportFromFiles(process.argv.slice(2));
  process.stdout.write(`${text}\n`);
  process.exitCode = ok ? 0 : 1;
}
