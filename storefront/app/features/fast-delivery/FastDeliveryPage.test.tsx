// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { renderPage } from '#tests/setup/render-page';

import { FastDeliveryPage } from './FastDeliveryPage';

beforeEach(() => void renderPage(<FastDeliveryPage />, '/fast-delivery'));
afterEach(cleanup);

const region = (name: string) => within(screen.getByRole('region', { name }));

it('R095 R221 R226: the figures of the policy stand where they are looked for', () => {
  expect(region('What fast delivery means').getAllByRole('listitem')[0]?.textContent).toMatch(
    /2-3 days within Alberta.*stocked items reach you in 3-7 business days/,
  );
  const steps = region('Three steps').getAllByRole('listitem');
  expect(steps[0]?.textContent).toContain('7-10 business days');
  expect(steps[0]?.textContent).toContain('14-21 for specialty and motorized');
  expect(steps[2]?.textContent).toContain('within 48 hours');
});

it('R095: the gold of a ruler runs over the days that are written beside it', () => {
  const rows = region('How long it takes').getAllByRole('definition');
  const drawn = rows.map(({ previousElementSibling: bar }) => {
    const days = getComputedStyle(bar as Element);
    return `${days.getPropertyValue('--from')}-${days.getPropertyValue('--to')} days`;
  });
  expect(rows.map(({ textContent }) => textContent)).toEqual(drawn);
});

it('R096: the tracking box says that it is a sample, at its field and at its button', () => {
  const box = region('Follow a parcel');
  const field = box.getByRole<HTMLInputElement>('textbox', { name: 'Tracking number (sample)' });
  expect(field.readOnly).toBe(true);
  const track = box.getByRole('button', { name: 'Track' });
  const note = document.getElementById(track.getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toContain('This box is a sample.');
});

it('R096: the guarantee leads to /contact and /shipping', () => {
  const links = region('Our delivery guarantee').getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/contact', '/shipping']);
});
