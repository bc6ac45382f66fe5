// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { formSearch, replaceSearch } from './replace-search';

beforeEach(() =>
  window.history.replaceState({ key: 'the router’s' }, '', '/shipping?to=alberta#rates'),
);

describe('a tool’s address', () => {
  it('changes in its query alone, and keeps what the router noted', () => {
    replaceSearch(new URLSearchParams({ value: '864.00' }));
    expect(window.location.href).toMatch(/\/shipping\?value=864\.00#rates$/);
    expect(window.history.state).toEqual({ key: 'the router’s' });
    replaceSearch(new URLSearchParams());
    expect(window.location.href).toMatch(/\/shipping#rates$/);
  });

  it('survives a browser that has had enough of changes', () => {
    vi.spyOn(window.history, 'replaceState').mockImplementation(() => {
      throw new DOMException('Too many calls', 'SecurityError');
    });
    expect(() => replaceSearch(new URLSearchParams({ value: '1' }))).not.toThrow();
  });

  it('is what the form holds, without files', () => {
    document.body.innerHTML =
      '<form><input name="value" value="5"><input type="checkbox" name="remote"><input type="file" name="photo"></form>';
    const form = document.querySelector('form');
    expect(String(form && formSearch(form))).toBe('value=5');
  });
});
