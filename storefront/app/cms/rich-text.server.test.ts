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
      { kind: 'heading', content: [text('Care')] },
      { kind: 'list', ordered: false, items: [[paragraph('wipe')], [paragraph('dry')]] },
      { kind: 'quote', content: [paragraph('Lasts.')] },
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
