// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

import { reportPageView } from './report-page-view';

const view = {
  page_path: '/contact',
  page_title: 'Contact - Northlight Blinds',
  page_location: `${window.location.origin}/contact?utm_source=letter`,
};

beforeEach(() => {
  window.history.replaceState(null, '', '/contact?utm_source=letter');
  document.title = view.page_title;
  delete window.dataLayer;
  delete window.gtag;
});

it('R018: pushes one page view with path, title and location', () => {
  reportPageView();
  expect(window.dataLayer).toEqual([{ event: 'page_view', ...view }]);
});

it('R018: keeps what the data layer already holds', () => {
  window.dataLayer = [{ event: 'earlier' }];
  reportPageView();
  expect(window.dataLayer).toHaveLength(2);
});

it('R018: tells the tag only with a measurement id, and once', () => {
  window.gtag = vi.fn();
  reportPageView();
  expect(window.gtag).not.toHaveBeenCalled();
  reportPageView('G-TEST');
  expect(window.gtag).toHaveBeenCalledExactlyOnceWith('event', 'page_view', {
    ...view,
    send_to: 'G-TEST',
  });
});
