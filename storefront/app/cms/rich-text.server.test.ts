import { describe, expect, it } from 'vitest';
import { toPlainText } from '#app/domain/rich-text';
import { toRichText } from './rich-text.server';

const text = (value: string) => ({ kind: 'text', text: value });

describe('toRichText', () => {
  it('reads paragraphs, emphasis and line breaks', () => {
    expect(toRichText('One **strong** and *soft*  \nword.\n\nTwo.')).toEqual([
      {
        kind: 'paragraph',
        content: [
          text('One '),
          { kind: 'strong', content: [text('strong')] },
          text(' and '),
          { kind: 'emphasis', content: [text('soft')] },
          { kind: 'break' },
          text('word.'),
        ],
      },
      { kind: 'paragraph', content: [text('Two.')] },
    ]);
  });

  it('reads headings, lists and quotes', () => {
    const paragraph = (value: string) => ({ kind: 'paragraph', content: [text(value)] });
    expect(toRichText('## Care\n\n- wipe\n- dry\n\n> Lasts.')).toEqual([
      { kind: 'heading', level: 1, content: [text('Care')] },
      { kind: 'list', ordered: false, items: [[paragraph('wipe')], [paragraph('dry')]] },
      { kind: 'quote', content: [paragraph('Lasts.')] },
    ]);
  });

  it('reads two levels of headings, and never leaves the upper one out', () => {
    const levels = (markdown: string) =>
      toRichText(markdown).map((block) => (block.kind === 'heading' ? block.level : block.kind));
    expect(levels('## A\n\n### B\n\n##### C\n\n# D')).toEqual([1, 2, 2, 1]);
    expect(levels('### A\n\n## B\n\n### C')).toEqual([1, 1, 2]);
  });

  it('reads a table, short rows filled up, and what stands in its cells', () => {
    expect(toRichText('| | **Wood** |\n| --- | --- |\n| Steam | [No](/faq) |\n| Sun |')).toEqual([
      {
        kind: 'table',
        columns: [[], [{ kind: 'strong', content: [text('Wood')] }]],
        rows: [
          [[text('Steam')], [{ kind: 'link', href: '/faq', content: [text('No')] }]],
          [[text('Sun')], []],
        ],
      },
    ]);
  });

  it.each(['/uploads/vane_1a.jpg', 'http://127.0.0.1:1337/uploads/vane_1a.jpg'])(
    'shows a picture of the library at %s, by the address that a browser can load',
    (href) => {
      expect(toRichText(`![A vane](${href} "Closed by half")`)).toEqual([
        { kind: 'figure', src: '/media/vane_1a.jpg', alt: 'A vane', caption: 'Closed by half' },
      ]);
    },
  );

  it.each([
    'https://evil.example/pixel.gif',
    'data:image/svg+xml,x',
    'javascript:alert(1)',
    '/uploads/../admin.jpg',
    '/uploads/a.jpg?x=1',
    '//evil.example/uploads/a.jpg',
  ])('keeps only the words of a picture at %s', (href) => {
    expect(toRichText(`![seen](<${href}>)`)).toEqual([
      { kind: 'paragraph', content: [text('seen')] },
    ]);
  });

  it('leaves HTML the text that it is', () => {
    const words = toPlainText(toRichText('<script>alert(1)</script>\n\na <b onclick="x">b</b>'));
    expect(words).toBe('<script>alert(1)</script> a <b onclick="x">b</b>');
    expect(JSON.stringify(toRichText('<img src=x onerror=y>'))).not.toContain('"href"');
  });

  it.each(['https://example.com/a', '/measuring-guide', 'mailto:a@b.example', 'tel:+14035550142'])(
    'keeps a link to %s',
    (href) => {
      expect(toRichText(`[see](${href})`)).toEqual([
        { kind: 'paragraph', content: [{ kind: 'link', href, content: [text('see')] }] },
      ]);
    },
  );

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil',
  ])('keeps only the words of a link to %s', (href) => {
    expect(toRichText(`[see](<${href}>)`)).toEqual([{ kind: 'paragraph', content: [text('see')] }]);
  });

  it('an empty description has no blocks', () => expect(toRichText(' \n')).toEqual([]));
});

it('toPlainText puts the words of every block on one line', () => {
  const richText = toRichText(
    '# Linen\n\nSoft *light*.\n\n1. wide\n2. [narrow](/contact)\n\n> Yes  \nindeed',
  );
  expect(toPlainText(richText)).toBe('Linen Soft light. wide narrow Yes indeed');
});
