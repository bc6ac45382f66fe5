// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { defaultBrand, phoneHref } from '#app/lib/brand';
import { renderPage } from '#tests/setup/render-page';

import { WideSection } from './WideSection';

afterEach(cleanup);

const callTo = (link: string) => ({
  __component: 'sections.call-to-action' as const,
  heading: 'Ask somebody who builds them',
  text: null,
  link: { text: 'Go on', link },
  anchor: 'ask-somebody',
});

it('names the phone beside the way to the contact page', () => {
  renderPage(<WideSection section={callTo('/contact#consultation-form')} />);
  expect(screen.getByRole('link', { name: defaultBrand.phone }).getAttribute('href')).toBe(
    phoneHref(defaultBrand.phone),
  );
});

it('leaves any other call as staff wrote it', () => {
  renderPage(<WideSection section={callTo('/products')} />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Go on']);
});
