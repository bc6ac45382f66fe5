// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';

import {
  paintScheme,
  parseThemeChoice,
  resolveScheme,
  schemeGrounds,
  themeStorageKey,
} from './color-scheme';
import { createColorSchemeManager } from './color-scheme-manager';
import { colorSchemeScript } from './color-scheme-script';

const root = document.documentElement;

function painted() {
  const bar = document.querySelector('meta[name="theme-color"]')?.getAttribute('content');
  return { class: root.className, attribute: root.dataset.mantineColorScheme, bar };
}

function paintedAs(scheme: 'dark' | 'light') {
  return { class: scheme, attribute: scheme, bar: schemeGrounds[scheme] };
}

function onDevice(scheme: 'dark' | 'light') {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes(scheme) }));
}

beforeEach(() => {
  localStorage.clear();
  root.className = 'dark';
  document.head.innerHTML = '<meta name="theme-color" content="">';
  onDevice('dark');
});

describe('the script before first paint', () => {
  // The script is a string so that no bundler touches it; this is how a browser runs it.
  const run = new Function(colorSchemeScript) as () => void;

  it.each([
    [null, 'light', 'dark'],
    ['dark', 'light', 'dark'],
    ['light', 'dark', 'light'],
    ['system', 'light', 'light'],
    ['system', 'dark', 'dark'],
    ['auto', 'light', 'dark'],
    ['"><script>', 'light', 'dark'],
  ] as const)('R173: %j stored on a %s device paints %s', (stored, device, expected) => {
    if (stored !== null) localStorage.setItem(themeStorageKey, stored);
    onDevice(device);
    run();
    expect(painted()).toEqual(paintedAs(expected));
    expect(root.dataset.theme).toBe(parseThemeChoice(stored));
  });

  it('R173: paints dark when the browser refuses its storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    run();
    expect(painted()).toEqual(paintedAs('dark'));
  });

  it('R173: says the same as the code that paints later choices', () => {
    localStorage.setItem(themeStorageKey, 'light');
    run();
    const early = { ...painted(), theme: root.dataset.theme };
    paintScheme('light', resolveScheme('light', true));
    expect({ ...painted(), theme: root.dataset.theme }).toEqual(early);
  });
});

describe('the colour scheme manager', () => {
  it('R173: stores the words of the specification, where the library says "auto"', () => {
    const manager = createColorSchemeManager();
    manager.set('auto');
    expect(localStorage.getItem(themeStorageKey)).toBe('system');
    expect(manager.get('dark')).toBe('auto');
    manager.set('light');
    expect(localStorage.getItem(themeStorageKey)).toBe('light');
    manager.clear();
    expect(manager.get('light')).toBe('dark');
  });

  it('R173: follows the choice made in another tab', () => {
    const manager = createColorSchemeManager();
    const onUpdate = vi.fn();
    manager.subscribe(onUpdate);
    const event = new StorageEvent('storage', { key: themeStorageKey, newValue: 'light' });
    window.dispatchEvent(event);
    window.dispatchEvent(new StorageEvent('storage', { key: 'another', newValue: 'dark' }));
    manager.unsubscribe();
    window.dispatchEvent(event);
    expect(onUpdate).toHaveBeenCalledExactlyOnceWith('light');
  });

  it('R173: a browser that refuses storage keeps the shop dark and working', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
    const manager = createColorSchemeManager();
    manager.set('light');
    manager.clear();
    expect(manager.get('dark')).toBe('dark');
  });
});
