// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { renderSections } from '#tests/setup/render-section';

const drawings = ['widths', 'heights', 'depth', 'diagonals', 'area', 'overlap', 'cloth'];
const steps = drawings.map((drawing) => ({
  title: `Step ${drawing}`,
  description: 'How',
  rule: 'Which counts',
  drawing,
}));
const row = {
  __component: 'sections.measuring-guide',
  heading: 'Where will the blind hang?',
  inside: { title: 'Inside mount', description: 'Within the opening.' },
  insideHeading: 'Three widths',
  insideText: 'Each in three places.',
  insideSteps: steps,
  outside: { title: 'Outside mount', description: 'On the wall.' },
  outsideHeading: 'The area',
  outsideText: 'All of it.',
  outsideSteps: steps.slice(4),
  checkHeading: 'Check your numbers',
  checkText: 'Before it is cut.',
};
const readings = 'w1=36 3/8&w2=36 1/8&w3=36 1/4&h1=48 1/2&h2=48 5/8&h3=48 3/8';
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const answer = () => screen.getByRole('status', { name: 'What to order' }).textContent;

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

describe('the measuring guide', () => {
  it('begins inside, and keeps the mount in the address', () => {
    renderSections([row]);
    expect(radio('Inside mount').checked).toBe(true);
    fireEvent.click(radio('Outside mount'));
    expect(radio('Outside mount').checked).toBe(true);
    expect(window.location.search).toBe('?mount=outside');
  });

  it('draws every step in words as well', () => {
    renderSections([row]);
    // Two mounts, seven steps inside, three outside.
    expect(screen.getAllByRole('img')).toHaveLength(12);
    for (const image of screen.getAllByRole('img')) {
      expect(image.getAttribute('aria-label')?.length).toBeGreaterThan(20);
    }
  });

  it('says which reading counts, by the mount', () => {
    renderSections([row], `/measuring-guide?${readings}`);
    expect(answer()).toMatch(/narrowest36 1\/8 in .91\.8 cm.Height, the tallest48 5\/8 in/);
    fireEvent.click(radio('Outside mount'));
    expect(answer()).toMatch(/widest36 3\/8 in/);
  });

  it('warns of crooked corners and of a cloth that does not cover', () => {
    renderSections([row], `/measuring-guide?${readings}&d1=60&d2=60 5/8`);
    expect(answer()).toContain('choose an outside mount');
    fireEvent.click(radio('Outside mount'));
    fireEvent.input(screen.getByRole('textbox', { name: 'Opening' }), { target: { value: '36' } });
    expect(answer()).toContain('order 37 1/4 in or more');
    expect(window.location.search).toContain('o1=36');
  });

  it('asks for what is missing, and names what is no length', () => {
    renderSections([row]);
    expect(answer()).toContain('three widths and three heights');
    const top = screen.getByRole('textbox', { name: 'Top' });
    fireEvent.input(top, { target: { value: 'wide' } });
    expect(top.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Such as 36 3/8')).toBeTruthy();
  });
});
