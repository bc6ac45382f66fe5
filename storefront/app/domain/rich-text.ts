/** A text with a structure, as staff write it in the CMS. It holds no markup: whoever shows it makes the elements. */
export type RichText = RichBlock[];

export type RichBlock =
  | { kind: 'paragraph'; content: RichInline[] }
  /** `level` 1 stands directly below the heading over the text, 2 one step further down. */
  | { kind: 'heading'; level: 1 | 2; content: RichInline[] }
  | { kind: 'list'; ordered: boolean; items: RichText[] }
  | { kind: 'quote'; content: RichText }
  /** The first row names the columns; every row has as many cells. */
  | { kind: 'table'; columns: RichInline[][]; rows: RichInline[][][] }
  /** A picture of the media library, `src` as the browser loads it. */
  | { kind: 'figure'; src: string; alt: string; caption: string };

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
    case 'table':
      return [block.columns, ...block.rows].flat().map(inlineText).join(' ');
    case 'figure':
      return block.caption;
    default:
      return inlineText(block.content);
  }
}

/** The words of a line of rich text. */
export function inlineText(content: RichInline[]): string {
  return content
    .map((part) => {
      if (part.kind === 'text') return part.text;
      return part.kind === 'break' ? ' ' : inlineText(part.content);
    })
    .join('');
}
