import { beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';

import * as log from '#app/server/log.server';
import { parseSections } from './parse-sections.server';

const text = { __component: 'sections.rich-text', heading: 'Care', body: 'Wipe.' };
let logEvent: MockInstance<typeof log.logEvent>;

beforeEach(() => {
  logEvent = vi.spyOn(log, 'logEvent').mockReturnValue('a reference');
});

describe('the sections of a page', () => {
  it('come in the order of the CMS, each with an anchor', () => {
    const sections = parseSections('info-page', [{ ...text, heading: 'Two' }, text], '/warranty');
    expect(sections.map(({ anchor }) => anchor)).toEqual(['two', 'care']);
    expect(logEvent).not.toHaveBeenCalled();
  });

  it.each([
    ['unknown', { __component: 'sections.video', heading: 'Watch' }, 'no such section'],
    ['without a name', { heading: 'Care' }, 'no such section'],
    ['nothing at all', null, 'no such section'],
    ['named like a method', { __component: 'toString' }, 'no such section'],
    ['broken', { ...text, body: 5 }, 'body'],
    [
      'a table with a crooked row',
      {
        __component: 'sections.table',
        heading: 'Rates',
        text: null,
        tables: [{ caption: null, columns: 'A | B', rows: 'only one' }],
      },
      'Row 1',
    ],
    [
      'a link that would run a script',
      {
        __component: 'sections.call-to-action',
        heading: 'Here',
        text: null,
        link: { text: 'Go', link: 'javascript:alert(1)' },
      },
      'link',
    ],
  ])('one that is %s is left out and logged, and the others stay', (_, row, reason) => {
    expect(parseSections('info-page', [row, text], '/warranty')).toHaveLength(1);
    expect(logEvent).toHaveBeenCalledOnce();
    const [level, event, facts] = logEvent.mock.calls[0] ?? [];
    expect([level, event]).toEqual(['error', 'page.section.dropped']);
    expect(facts).toMatchObject({ path: '/warranty' });
    expect(String(facts?.reason)).toContain(reason);
  });
});
