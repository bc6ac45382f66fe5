// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { defaultBrand } from '#app/lib/brand';
import { renderPage } from '#tests/setup/render-page';

import { DownloadsPage } from './DownloadsPage';

afterEach(cleanup);

it.each([
  ['/downloads', 'Logos'],
  ['/downloads?tab=qrcode', 'QR Code'],
  ['/downloads?tab=favicon', 'Favicon & Icons'],
  ['/downloads?tab=posters', 'Logos'],
])('R150: %s shows %s', (address, label) => {
  renderPage(<DownloadsPage />, address);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Logos',
    'QR Code',
    'Favicon & Icons',
  ]);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe(label);
  expect(screen.getByRole('tabpanel', { name: label })).toBeTruthy();
});

it('R151: each asset is shown, described, and saved from /downloads/', () => {
  renderPage(<DownloadsPage />);
  const cards = screen.getAllByRole('article', { hidden: true }).map((card) => {
    const parts = within(card);
    const link = parts.getByRole('link', { hidden: true });
    expect(link.hasAttribute('download')).toBe(true);
    expect(parts.getAllByRole('img', { hidden: true })[0]?.getAttribute('src')).toBe(
      link.getAttribute('href'),
    );
    return [link.getAttribute('aria-label'), card.querySelector('p')?.textContent];
  });
  expect(cards).toEqual([
    ['Download Primary Logo', 'Transparent background, PNG'],
    ['Download Black Logo', 'For light backgrounds, PNG'],
    ['Download Website QR Code', 'PNG, 1000x1000 px'],
    ['Download Favicon', 'ICO, 16x16'],
    ['Download App Icon', 'PNG, 512x512'],
  ]);
});

it('R152: four guidelines, and at the end the company address', () => {
  renderPage(<DownloadsPage />);
  const guidelines = within(screen.getByRole('region', { name: 'Usage Guidelines' }));
  expect(guidelines.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Do not alter the colours, proportions or elements of the logos.',
    'Keep clear space around them.',
    'Do not place them on busy backgrounds.',
    'Do not imply partnership or endorsement without permission.',
  ]);
  const contact = screen.getAllByRole('link').at(-1);
  expect(contact?.getAttribute('href')).toBe(`mailto:${defaultBrand.email}`);
  expect(contact?.textContent).toBe(defaultBrand.email);
});
