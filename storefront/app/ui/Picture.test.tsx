// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { pictures } from '#app/pictures';
import { Picture } from './Picture';

const placeholder = 'Image coming soon';
const picture = <Picture image={pictures.showroom} ratio="4:3" sizes="50vw" />;

afterEach(cleanup);

function stage(element: { complete: boolean; naturalWidth: number }) {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(element.complete);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(element.naturalWidth);
}

describe('Picture', () => {
  it('R210: offers avif, then webp, with its sizes, and keeps its box by width and height', () => {
    const html = renderToString(picture);
    expect(html.indexOf('type="image/avif"')).toBeLessThan(html.indexOf('type="image/webp"'));
    expect(html).toMatch(/480w, .* 800w, .* 1200w/);
    expect(html).toContain('sizes="50vw"');
    expect(html).toContain('width="1200" height="900"');
  });

  it('is lazy, unless it is the first of the page', () => {
    expect(renderToString(picture)).toContain('loading="lazy"');
    const first = renderToString(<Picture image={pictures.showroom} sizes="50vw" priority />);
    expect(first).toContain('loading="eager"');
    expect(first).toContain('fetchpriority="high"');
  });

  it('simply shows without a script: nothing hides it before one has run', () => {
    expect(renderToString(picture)).toContain('data-loading="unknown"');
  });

  it('fades in what was still loading when the script came', () => {
    stage({ complete: false, naturalWidth: 0 });
    render(picture);
    const img = screen.getByRole('img');
    expect(img.closest('[data-loading]')).toHaveProperty('dataset.loading', 'pending');
    fireEvent.load(img);
    expect(img.closest('[data-loading]')).toHaveProperty('dataset.loading', 'shown');
  });

  it('R202 R037: shows the placeholder in the same box when the picture is broken', () => {
    stage({ complete: false, naturalWidth: 0 });
    const { container } = render(picture);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByText(placeholder)).toBeTruthy();
    expect(container.querySelector('.r43')).not.toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('R202: notices a picture that broke before the script came', () => {
    stage({ complete: true, naturalWidth: 0 });
    render(picture);
    expect(screen.getByText(placeholder)).toBeTruthy();
  });

  it('R202: shows the placeholder when there is no picture', () => {
    const { container } = render(<Picture image={null} ratio="16:9" sizes="50vw" />);
    expect(screen.getByText(placeholder)).toBeTruthy();
    expect(container.querySelector('.r169')).not.toBeNull();
  });

  it('tries anew when it is given another picture', () => {
    stage({ complete: true, naturalWidth: 0 });
    const { rerender } = render(picture);
    stage({ complete: true, naturalWidth: 1200 });
    rerender(<Picture image={pictures.heroDusk} ratio="4:3" sizes="50vw" />);
    expect(screen.getByRole('img', { name: pictures.heroDusk.alt })).toBeTruthy();
  });

  it('says nothing of a missing picture where the link around it says it all', () => {
    render(<Picture image={null} alt="" sizes="50vw" />);
    expect(screen.getByText(placeholder).getAttribute('aria-hidden')).toBe('true');
  });
});
