// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { MarkedText } from './MarkedText';

function htmlOf(text: string, terms?: string[]): string {
  const { container } = render(<MarkedText text={text} terms={terms} />);
  return container.innerHTML.replace(/ class="[^"]*"/g, '');
}

describe('R059: a marked text', () => {
  it('has the matched words in <mark>, in the writing of the text', () => {
    expect(htmlOf('Café sheers, sheer café', ['cafe', 'sheer'])).toBe(
      '<mark>Café</mark> <mark>sheers</mark>, <mark>sheer</mark> <mark>café</mark>',
    );
  });

  it('keeps HTML a text', () => {
    expect(htmlOf('<b>linen</b><script>', ['linen', 'b'])).toBe(
      '&lt;<mark>b</mark>&gt;<mark>linen</mark>&lt;/<mark>b</mark>&gt;&lt;script&gt;',
    );
  });

  it('is the text itself without terms', () => {
    expect(htmlOf('Linen <Roller>')).toBe('Linen &lt;Roller&gt;');
    expect(htmlOf('Linen', [])).toBe('Linen');
  });
});
