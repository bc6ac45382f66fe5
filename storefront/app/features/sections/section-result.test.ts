import { expect, it } from 'vitest';

import { toSectionResult } from './section-result';

it('R171 R172: a section keeps what it shows of an answer', () => {
  const result = toSectionResult({ ok: true, data: [1, 2, 3] }, (all) => all.slice(0, 2));
  expect(result).toEqual({ ok: true, data: [1, 2] });
});

it('R201: the cause of a failure does not travel to the browser', () => {
  const failure = { kind: 'unreachable', detail: 'http://cms.internal refused' } as const;
  expect(toSectionResult({ ok: false, failure }, (all) => all)).toEqual({ ok: false });
});
