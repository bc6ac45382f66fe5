import { vi } from 'vitest';

/** jsdom has no media queries; the theme asks for one. */
export function stubMatchMedia(): void {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
