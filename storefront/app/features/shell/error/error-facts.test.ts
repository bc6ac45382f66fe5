// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';

import { getErrorTitle, getErrorWords } from './error-words';
import { readNavigationReference } from './navigation-reference';
import { readRouteError } from './read-route-error';

/** What React Router makes of a response that a loader threw. */
const thrownWith = (status: number, data: unknown) => ({
  status,
  statusText: '',
  internal: false,
  data,
});

describe('what a page may know of an error', () => {
  it('takes status and reference from what a loader threw', () => {
    const thrown = thrownWith(503, { reference: 'ab-12', secret: 'kept' });
    expect(readRouteError(thrown)).toEqual({ status: 503, reference: 'ab-12' });
  });

  it.each([undefined, null, 'text', { reference: 7 }])('takes no reference from %j', (data) => {
    expect(readRouteError(thrownWith(503, data))).toEqual({ status: 503 });
  });

  it.each([new Error('boom'), 'boom', undefined])('takes %j for a failure of ours', (error) => {
    expect(readRouteError(error)).toEqual({ status: 500 });
  });
});

describe('the words', () => {
  it('R014: has the title of the specification for 404', () => {
    expect(getErrorTitle(404)).toBe('404 Page Not Found');
  });

  it('tells an outage from a mistake of ours and from a refused request', () => {
    const titles = [503, 500, 403].map((status) => getErrorWords(status).title);
    expect(new Set(titles).size).toBe(3);
    expect(getErrorWords(502)).toEqual(getErrorWords(500));
  });
});

describe('the reference of a data request', () => {
  const answer = (name: string, description?: string) => ({
    name: `https://shop.test${name}`,
    serverTiming: description ? [{ name: 'reference', description }] : [],
  });
  const withAnswers = (...answers: object[]) =>
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue(answers as PerformanceEntryList);

  it('is that of the latest one', () => {
    withAnswers(answer('/a.data', 'old'), answer('/contact.data?x=1', 'ab-12'), answer('/a.js'));
    expect(readNavigationReference()).toBe('ab-12');
  });

  it('is none when the latest one went well', () => {
    withAnswers(answer('/a.data', 'old'), answer('/b.data'));
    expect(readNavigationReference()).toBeUndefined();
  });
});
