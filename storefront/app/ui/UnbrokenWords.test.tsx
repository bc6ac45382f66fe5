// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { UnbrokenWords } from './UnbrokenWords';

function htmlOf(text: string): string {
  const { container } = render(<UnbrokenWords text={text} />);
  return container.innerHTML.replace(/ class="[^"]*"/g, '');
}

describe('a name with a hyphen', () => {
  it('holds the hyphenated word together', () => {
    expect(htmlOf('Lookout Top-Down, Slate')).toBe('Lookout <span>Top-Down,</span> Slate');
  });

  it('lets a word break that no phone could hold', () => {
    const name = 'Extraordinarily-Long-Shade';
    expect(htmlOf(name)).toBe(name);
  });

  it('is the text itself without one', () => {
    expect(htmlOf('Linen <Roller> - new')).toBe('Linen &lt;Roller&gt; - new');
  });
});
