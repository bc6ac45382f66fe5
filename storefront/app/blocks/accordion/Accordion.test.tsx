// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { StaticRouter } from 'react-router-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { toRichText } from '#app/cms/rich-text.server';

import { Accordion } from './Accordion';
import { OneOpenProvider } from './one-open';

const section = (anchor: string, questions: string[]) => ({
  __component: 'sections.accordion' as const,
  heading: `About ${anchor}`,
  anchor,
  items: questions.map((name) => ({
    id: name,
    question: `${name}?`,
    answer: toRichText(`Answer ${name}.`),
  })),
});

const sections = (
  <OneOpenProvider first="one">
    <Accordion {...section('section-0', ['one', 'two'])} />
    <Accordion {...section('section-1', ['three', 'four'])} />
  </OneOpenProvider>
);

function renderAt(address = '/faq') {
  const future = { v7_startTransition: true, v7_relativeSplatPath: true };
  render(
    <MemoryRouter initialEntries={[address]} future={future}>
      {sections}
    </MemoryRouter>,
  );
}

const openQuestions = () =>
  screen.getAllByRole('button', { expanded: true }).map((button) => button.textContent);

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(cleanup);

describe('R090: the accordion', () => {
  it('has one item open over all its sections', () => {
    renderAt();
    expect(openQuestions()).toEqual(['one?']);
    fireEvent.click(screen.getByRole('button', { name: 'four?' }));
    expect(openQuestions()).toEqual(['four?']);
    fireEvent.click(screen.getByRole('button', { name: 'four?' }));
    expect(screen.queryByRole('button', { expanded: true })).toBeNull();
  });

  it('keeps closed answers where search in the page finds them, and opens what it finds', () => {
    renderAt();
    const panel = document.getElementById('three-answer');
    expect(panel?.getAttribute('hidden')).toBe('until-found');
    expect(panel?.textContent).toBe('Answer three.');
    fireEvent(panel as HTMLElement, new Event('beforematch'));
    expect(panel?.hasAttribute('hidden')).toBe(false);
    expect(openQuestions()).toEqual(['three?']);
  });

  it.each([
    ['/faq#four', 'four?'],
    ['/faq#section-1', 'three?'],
    ['/faq#nowhere', 'one?'],
    ['/faq#%E0%A4%A', 'one?'],
  ])('%s opens %s', (address, question) => {
    renderAt(address);
    expect(openQuestions()).toEqual([question]);
  });

  it('comes from the server with all answers in it and nothing hidden for good', () => {
    const html = renderToString(<StaticRouter location="/faq">{sections}</StaticRouter>);
    expect(html.match(/Answer \w+\./g)).toHaveLength(4);
    expect(html).not.toContain(' hidden=');
  });
});
