// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';

import { focusPageStart } from './focus-page-start';

beforeEach(() => {
  document.body.innerHTML = `
    <h1>The frame's own</h1>
    <main id="main"><h1>Contact</h1><section id="form">Form</section><a id="link" href="/">Home</a></main>`;
});

const focused = () => document.activeElement?.textContent;

it('R015: focuses the heading of the page', () => {
  focusPageStart();
  expect(focused()).toBe('Contact');
});

it('R013 R015: focuses what the hash names', () => {
  focusPageStart('#form');
  expect(focused()).toBe('Form');
});

it.each(['#nowhere', '#%E0%A4%A', '#'])('R015: falls back to the heading for %j', (hash) => {
  focusPageStart(hash);
  expect(focused()).toBe('Contact');
});

it('R015: leaves the tab order of what can be focused anyway alone', () => {
  focusPageStart('#link');
  expect(focused()).toBe('Home');
  expect(document.activeElement?.hasAttribute('tabindex')).toBe(false);
});

it('R015: takes the main part where a page has no heading', () => {
  document.querySelector('main h1')?.remove();
  focusPageStart();
  expect(document.activeElement?.id).toBe('main');
});

it('R015: takes nobody back who has gone on from what the hash names, unless by its own link', () => {
  const main = document.getElementById('main')!;
  main.insertAdjacentHTML('beforeend', '<a id="up" href="#main">Up</a>');
  document.getElementById('link')?.focus();
  focusPageStart('#main');
  expect(focused()).toBe('Home');
  document.getElementById('up')?.focus();
  focusPageStart('#main');
  expect(document.activeElement).toBe(main);
});
