import { describe, expect, it } from 'vitest';

import { parseSections } from '#app/blocks/parse-sections.server';
import { buildFaqData } from '#app/seo/faq-data';
import { toInfoView } from './info-view';

const accordion = (heading: string, question: string) => ({
  __component: 'sections.accordion',
  heading,
  items: [{ question, answer: 'Yes, [here](/returns).' }],
});
const text = { __component: 'sections.rich-text', heading: 'Care', body: 'Wipe.' };
const closing = {
  __component: 'sections.call-to-action',
  heading: 'Ask us',
  text: null,
  link: { text: 'Contact', link: '/contact' },
};
const view = (rows: unknown[]) => toInfoView(parseSections('info-page', rows, '/faq'));

describe('R090: an information page', () => {
  it('numbers its accordions and lists them in the index', () => {
    const { index } = view([accordion('Orders', 'Can I?'), text, accordion('Ways', 'May I?')]);
    expect(index).toEqual([
      { anchor: 'section-0', label: 'Orders' },
      { anchor: 'care', label: 'Care' },
      { anchor: 'section-1', label: 'Ways' },
    ]);
  });

  it('has a column up to the first section that takes the whole width', () => {
    const { column, wide, index } = view([text, closing, { ...text, heading: 'Late' }]);
    expect(column).toHaveLength(1);
    expect(wide.map(({ heading }) => heading)).toEqual(['Ask us', 'Late']);
    expect(index.map(({ label }) => label)).toEqual(['Care', 'Late']);
  });

  it('has no index when nothing stands beside it', () => {
    expect(view([closing, text]).index).toEqual([]);
  });

  it('tells search engines its questions in plain words', () => {
    const { questions } = view([accordion('Orders', 'Can I?'), accordion('Ways', 'May I?')]);
    expect(buildFaqData(questions)).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [
        { name: 'Can I?', acceptedAnswer: { '@type': 'Answer', text: 'Yes, here.' } },
        { name: 'May I?' },
      ],
    });
  });
});
