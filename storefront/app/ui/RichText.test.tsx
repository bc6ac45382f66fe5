// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { toRichText } from '#app/cms/rich-text.server';
import { RichText } from './RichText';

function shown(markdown: string): HTMLElement {
  return render(<RichText text={toRichText(markdown)} heading="h2" long />).container;
}

describe('a rich text that means harm', () => {
  it.each([
    '<script>alert(1)</script>',
    'Soft light <img src=x onerror=alert(1)> all day',
    '<svg><animate onbegin=alert(1) attributeName=x>',
    '<iframe srcdoc="<script>alert(1)</script>">',
    '<b><i><table><tr><td>never closed',
    '</div></main></body><h1>Mine now</h1>',
    '<style>*{display:none}</style>',
    '<a href="javascript:alert(1)">here</a>',
    '[here](javascript:alert(1) "x\\" onmouseover=alert(1)")',
    '[here](<  javascript:alert(1)>)',
    '[here](&#106;avascript:alert(1))',
    '[here][1]\n\n[1]: vbscript:alert(1)',
    '<javascript:alert(1)>',
    '![x](javascript:alert(1))',
    '![x" onerror="alert(1)](https://evil.example/x.gif)',
    '| <script>alert(1)</script> | b |\n| --- | --- |\n| <img src=x onerror=alert(1)> | [x](data:text/html,x) |',
    '- <script>alert(1)</script>\n\n> <form action=//evil.example><input name=card>',
  ])('is nothing but words: %j', (markdown) => {
    const container = shown(markdown);
    const harmful = 'script, style, iframe, svg, img, form, input, h1, a[href], [srcdoc], [style]';
    expect(container.querySelectorAll(harmful)).toHaveLength(0);
    const names = [...container.querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames(),
    );
    expect(names.filter((name) => name !== 'class' && name !== 'scope')).toEqual([]);
    expect(container.children).toHaveLength(1);
  });
});

it('a long text has headings, a table whose rows and columns are named, and its pictures', () => {
  const container = shown(
    '## Wood\n\n### Steam\n\n| | Wood |\n| --- | --- |\n| Steam | No |\n\n![Slats](/uploads/slats.jpg "By noon")',
  );
  expect([...container.querySelectorAll('h2, h3')].map((heading) => heading.textContent)).toEqual([
    'Wood',
    'Steam',
  ]);
  const named = [...container.querySelectorAll('th')].map(
    (cell) => `${cell.scope} ${cell.textContent}`,
  );
  expect(named).toEqual(['col Wood', 'row Steam']);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/media/slats.jpg');
  expect(container.querySelector('figcaption')?.textContent).toBe('By noon');
});

it.each(['/downloads/mark.svg', '/blog/feed.xml?x=1', 'https://maker.example/care'])(
  'leaves %s to the browser: the router knows pages only, and is not here',
  (address) => {
    expect(shown(`[Here](${address})`).querySelector('a')?.getAttribute('href')).toBe(address);
  },
);
