// @vitest-environment jsdom
import type { LinkProps } from '@remix-run/react';
import { cleanup, render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';

import { PageLink } from './PageLink';

function inBrowser(link: LinkProps): string {
  const router = createMemoryRouter([{ path: '*', element: <PageLink {...link} /> }]);
  const { container } = render(
    <RouterProvider router={router} future={{ v7_startTransition: true }} />,
  );
  const { innerHTML } = container;
  cleanup();
  return innerHTML;
}

function onServer(link: LinkProps): string {
  vi.stubGlobal('document', undefined);
  return renderToStaticMarkup(<PageLink {...link} />);
}

it.each<LinkProps>([
  { to: '/products', children: 'Blinds & shades' },
  { to: '/products?q=white&filter=blackout#results', 'aria-current': 'page', className: 'card' },
  { to: '/blog/post', state: { from: 'list' }, replace: true, preventScrollReset: true },
  { to: '/', prefetch: 'none', relative: 'path', viewTransition: true },
  { to: '/sale', reloadDocument: true, target: '_blank', rel: 'noopener', title: 'Save' },
])('a link to a page is drawn on the server as in the browser: $to', (link) => {
  const drawn = inBrowser(link);
  expect(drawn).toMatch(/^<a /);
  expect(attributesOf(onServer(link))).toEqual(attributesOf(drawn));
});

/** In whatever order. */
function attributesOf(html: string) {
  const { attributes, innerHTML } = new DOMParser().parseFromString(html, 'text/html').links[0]!;
  return [Object.fromEntries([...attributes].map(({ name, value }) => [name, value])), innerHTML];
}
