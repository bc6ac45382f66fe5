import { describe, expect, it } from 'vitest';

import { parseSections } from '#app/blocks/parse-sections.server';
import { sectionGrounds } from './section-grounds';

const text = { __component: 'sections.rich-text', heading: 'Care', body: 'Wipe.' };
const statement = {
  __component: 'sections.statement',
  figure: '118',
  unit: 'in',
  heading: 'One piece',
  text: 'No seam.',
  links: [],
};
const questions = {
  __component: 'sections.accordion',
  heading: 'Questions',
  items: [{ question: 'Can I?', answer: 'Yes.' }],
};
const image = { url: '/a.jpg', alternativeText: null, width: 8, height: 6, formats: null };
const panel = {
  __component: 'sections.panel',
  heading: 'Channels',
  text: 'Two.',
  link: null,
  image,
  points: null,
  drawing: null,
};
const grounds = (rows: object[], closed = false) =>
  sectionGrounds(parseSections('landing-page', rows, '/page'), closed);

describe('the grounds of a landing page', () => {
  it('give a band to what is made for one, but never two in a row', () => {
    expect(grounds([text, statement, statement, statement])).toEqual([
      'page',
      'band',
      'page',
      'band',
    ]);
  });

  it('give rows a band only where none touches it', () => {
    expect(grounds([text, questions, text])).toEqual(['page', 'band', 'page']);
    expect(grounds([questions, statement])).toEqual(['page', 'band']);
    expect(grounds([text, questions], true)).toEqual(['page', 'page']);
  });

  it('break up a long run, not at the listing', () => {
    expect(grounds([text, text, text], true)).toEqual(['page', 'page', 'page']);
    expect(grounds([text, text, text, questions], true)).toEqual(['page', 'band', 'page', 'page']);
    expect(grounds([text, text, text, text, questions], true).indexOf('band')).toBe(2);
    const long = grounds(Array.from({ length: 20 }, () => text));
    expect(long.join(' ')).not.toMatch(/(page ?){4}|band band/);
    const listing = { __component: 'sections.product-grid', heading: 'All' };
    expect(grounds([text, listing, text, text])).toEqual(['page', 'page', 'band', 'page']);
    expect(grounds([statement, text, text, text, text, statement]).indexOf('band', 1)).toBe(2);
  });

  it('leave alone what fills the screen', () => {
    expect(grounds([panel, { ...panel, points: 'One' }])).toEqual(['full', 'page']);
  });
});
