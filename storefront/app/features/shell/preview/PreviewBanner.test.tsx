// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { renderPage } from '#tests/setup/render-page';
import PreviewBanner from './PreviewBanner';

const notice = {
  status: 'draft',
  reach: 'desk',
  desk: 'https://desk.shop.test',
  until: '2026-11-21T18:00:00.000Z',
} as const;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the way out of a preview', () => {
  it('is on the page itself', () => {
    renderPage(<PreviewBanner {...notice} />);
    expect(screen.getByRole('link', { name: 'Exit preview' }).getAttribute('href')).toBe(
      '/preview/exit',
    );
  });

  it('is the admin’s own in its frame, where no live page may stand', () => {
    const frame = Object.create(window) as typeof window;
    vi.spyOn(window, 'self', 'get').mockReturnValue(frame);
    renderPage(<PreviewBanner {...notice} />);
    expect(screen.getByRole('region', { name: 'Preview' }).textContent).toContain('Preview.');
    expect(screen.queryByRole('link', { name: 'Exit preview' })).toBeNull();
  });
});
