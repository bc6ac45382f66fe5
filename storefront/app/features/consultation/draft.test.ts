// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';

import { clearDraft, keepDraft, readDraft } from './draft';

afterEach(clearDraft);

function formWith(fields: Record<string, string>): HTMLFormElement {
  const form = document.createElement('form');
  for (const [name, value] of Object.entries(fields)) {
    // Only a text area keeps its line breaks.
    const field = document.createElement(name === 'message' ? 'textarea' : 'input');
    form.append(Object.assign(field, { name, value }));
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

it("R080: a page that knows what the visitor looked at says so before the visitor's own words", () => {
  const opening = 'Product: Prairie Linen\n\n';
  expect(readDraft(opening)).toEqual({ message: opening });

  keepDraft(formWith({ name: 'Maren', message: `${opening}For the kitchen.` }), opening);
  expect(readDraft(opening).message).toBe(`${opening}For the kitchen.`);
  expect(readDraft('Product: Dusk\n\n').message).toBe('Product: Dusk\n\nFor the kitchen.');
  expect(readDraft().message).toBe('For the kitchen.');

  keepDraft(formWith({ message: 'All my own words.' }), opening);
  expect(readDraft().message).toBe('All my own words.');
});
