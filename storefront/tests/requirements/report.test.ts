import { describe, expect, it } from 'vitest';
import { reportRequirements } from './report.mjs';
import { parseRequirements, readRequirements } from './requirements.mjs';
import { toOutcomes } from './results.mjs';

const table = parseRequirements(
  [
    '# done: 2, 3',
    'id\tsection\tissue\twhat must hold',
    'R001\t1\t2\tOne holds',
    'R002\t1\t3\tTwo holds',
    'R003\t1\t4\tThree holds',
  ].join('\n'),
);

const passing = (title: string) => ({ title, file: 'e2e/home.spec.ts', passed: true });
const failing = (title: string) => ({ ...passing(title), passed: false });

describe('the requirement report', () => {
  it('is content when every requirement of a finished issue has a passing test', () => {
    const report = reportRequirements(table, [passing('R001 R002: both hold')]);
    expect(report.ok).toBe(true);
    expect(report.text).toContain('2 of 3 requirements are proven.');
    expect(report.text).toContain('R001  home.spec.ts: both hold');
  });

  it('fails when a requirement of a finished issue is named by no test', () => {
    const report = reportRequirements(table, [passing('R001: one holds')]);
    expect(report.ok).toBe(false);
    expect(report.text).toContain('R002 of issue 3 has no passing test: Two holds');
    expect(report.text).not.toContain('R003 of issue');
  });

  it('does not take a failing test for a proof', () => {
    const report = reportRequirements(table, [passing('R001: holds'), failing('R002: breaks')]);
    expect(report.ok).toBe(false);
  });

  it('fails on an id that the table does not have', () => {
    const report = reportRequirements(table, [passing('R001 R002 R999: holds')]);
    expect(report.ok).toBe(false);
    expect(report.text).toContain('R999 is named by a test');
  });

  it('counts further tests of one id', () => {
    const report = reportRequirements(table, [passing('R001 R002: a'), passing('R001: b')]);
    expect(report.text).toContain('R001  home.spec.ts: a (and 1 more)');
  });
});

describe('the results of the runners', () => {
  it('are read from vitest', () => {
    const assertionResults = [
      { fullName: 'money R004: shows cents', status: 'passed' },
      { fullName: 'money R005: fails', status: 'failed' },
    ];
    expect(toOutcomes({ testResults: [{ name: 'money.test.ts', assertionResults }] })).toEqual([
      { title: 'money R004: shows cents', file: 'money.test.ts', passed: true },
      { title: 'money R005: fails', file: 'money.test.ts', passed: false },
    ]);
  });

  it('are read from Playwright, where a block lends its title and a skipped test proves nothing', () => {
    const spec = (title: string, ok: boolean, status: string) => ({
      title,
      file: 'hero.spec.ts',
      ok,
      tests: [{ status }],
    });
    const block = {
      title: 'R030: the hero',
      specs: [spec('advances', true, 'expected'), spec('R031 rests', true, 'skipped')],
    };
    const report = { suites: [{ title: 'hero.spec.ts', specs: [], suites: [block] }] };
    expect(toOutcomes(report)).toEqual([
      { title: 'R030: the hero advances', file: 'hero.spec.ts', passed: true },
      { title: 'R030: the hero R031 rests', file: 'hero.spec.ts', passed: false },
    ]);
  });

  it('of another kind are refused', () => {
    expect(() => toOutcomes({ tests: [] })).toThrow('Not a JSON report');
  });
});

describe('the table of requirements', () => {
  it('holds all ids once, each with the issue that completes it', () => {
    const { requirements, done } = readRequirements();
    expect(requirements).toHaveLength(138);
    expect(done).toContain(2);
    expect(requirements.every(({ issue }) => issue >= 2 && issue <= 6)).toBe(true);
  });

  it('refuses a line that is not a requirement', () => {
    expect(() => parseRequirements('# done: 2\nheading\nR01\t1\t2\ttoo short an id')).toThrow(
      'not a requirement',
    );
  });

  it('refuses an id given twice', () => {
    expect(() => parseRequirements('# done:\nheading\nR001\t1\t2\ta\nR001\t1\t2\tb')).toThrow(
      'an id twice',
    );
  });
});
