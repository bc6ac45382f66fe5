// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';

import { clearDraft, keepDraft, readDraft } from './draft';

afterEach(clearDraft);

function formWith(fields: Record<string, string>): HTMLFormElement {
  const form = document.createElement('form');
  for (const [name, value] of Object.entries(fields)) {
    form.append(Object.assign(document.createElement('input'), { name, value }));
  }
  return form;
}

it('R170: what was entered is there again when the form comes back', () => {
  keepDraft(formWith({ name: 'Maren', email: 'maren@', productInterest: 'roman' }));
  expect(readDraft()).toMatchObject({ name: 'Maren', email: 'maren@', productInterest: 'roman' });
});

it('keeps the fields that people fill, not the mark of the request nor the trap', () => {
  keepDraft(formWith({ name: 'Maren', submissionKey: 'k', secondSubject: 'x' }));
  expect(Object.keys(readDraft())).toEqual([
    'name',
    'email',
    'phone',
    'productInterest',
    'message',
  ]);
});

it('R170: nothing is left of a request that was sent', () => {
  keepDraft(formWith({ name: 'Maren' }));
  clearDraft();
  expect(readDraft()).toEqual({});
});
