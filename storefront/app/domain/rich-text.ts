/** A text with a structure, as staff write it in the CMS. It holds no markup: whoever shows it makes the elements. */
export type RichText = RichBlock[];

export type RichBlock =
  | { kind: 'paragraph'; content: RichInline[] }
  | { kind: 'heading'; content: RichInline[] }
  | { kind: 'list'; ordered: boolean; items: RichText[] }
  | { kind: 'quote'; content: RichText };

export type RichInline =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'emphasis'; content: RichInline[] }
  | { kind: 'link'; href: string; content: RichInline[] }
  | { kind: 'break' };

/** The words of a rich text on one line, for a card, a search engine or a link preview. */
export function toPlainText(richText: RichText): string {
  return richText.map(blockText).join(' ').replace(/\s+/g, ' ').trim();
}

function blockText(block: RichBlock): string {
  switch (block.kind) {
    case 'list':
      return block.items.map(toPlainText).join(' ');
    case 'quote':
      return toPlainText(block.content);
    default:
      return inlineText(block.content);
  }
}

function inlineText(content: RichInline[]): string {
  return content
    .map((part) => {
      if (part.kind === 'text') return part.text;
      return part.kind === 'break' ? ' ' : inlineText(part.content);
    })
    .join('');
}
