import { lexer, type Token, type Tokens } from 'marked';
import type { RichBlock, RichInline, RichText } from '#app/domain/rich-text';
import { mediaPath } from '#app/lib/media-path';

/**
 * Reads the markdown of the CMS's rich-text fields. What a shop text does not need (code, pictures from
 * elsewhere) becomes its words, and HTML stays the text that somebody typed: nothing of it can become
 * markup.
 */
export function toRichText(markdown: string): RichText {
  return withoutGaps(lexer(markdown).flatMap(toBlock));
}

/** A page must not skip a level of headings: until the text has one of its own, all are its first. */
function withoutGaps(blocks: RichText): RichText {
  let opened = false;
  return blocks.map((block) => {
    if (block.kind !== 'heading') return block;
    opened ||= block.level === 1;
    return opened ? block : { ...block, level: 1 };
  });
}

function toBlock(token: Token): RichBlock[] {
  switch (token.type) {
    case 'space':
    case 'hr':
    case 'def':
      return [];
    case 'heading':
      return [{ kind: 'heading', level: token.depth > 2 ? 2 : 1, content: inlinesOf(token) }];
    case 'blockquote':
      return [{ kind: 'quote', content: (token.tokens ?? []).flatMap(toBlock) }];
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      return [{ kind: 'list', ordered, items: items.map((item) => item.tokens.flatMap(toBlock)) }];
    }
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      return [
        { kind: 'table', columns: header.map(toCell), rows: rows.map((row) => row.map(toCell)) },
      ];
    }
    default:
      return [toFigure(token) ?? { kind: 'paragraph', content: inlinesOf(token) }];
  }
}

function toCell({ tokens }: Tokens.TableCell): RichInline[] {
  return tokens.flatMap(toInline);
}

/** A paragraph that is nothing but a picture of our own library; its title is the caption. */
function toFigure({ tokens = [] }: Token & { tokens?: Token[] }): RichBlock | undefined {
  const [picture, ...rest] = tokens;
  if (picture?.type !== 'image' || rest.length > 0) return undefined;
  const { href, text, title } = picture as Tokens.Image;
  const src = mediaAddress(href);
  return src ? { kind: 'figure', src, alt: text, caption: title ?? '' } : undefined;
}

/** The editor writes the CMS's own address before the path; only the path leads a visitor's browser anywhere. */
function mediaAddress(href: string): string | undefined {
  const [, path] = /^(?:https?:\/\/[^/?#]+)?(\/uploads\/[\w-][\w.-]*)$/.exec(href) ?? [];
  return path && mediaPath(path);
}

/** Tokens without parts of their own, such as HTML and code, are their source. */
function inlinesOf(token: Token): RichInline[] {
  if ('tokens' in token && token.tokens) return token.tokens.flatMap(toInline);
  const text = token.type === 'text' || token.type === 'code' ? token.text : token.raw;
  return [{ kind: 'text', text: String(text).trim() }];
}

function toInline(token: Token): RichInline[] {
  switch (token.type) {
    case 'strong':
      return [{ kind: 'strong', content: inlinesOf(token) }];
    case 'em':
      return [{ kind: 'emphasis', content: inlinesOf(token) }];
    case 'br':
      return [{ kind: 'break' }];
    case 'link': {
      const href = safeHref((token as Tokens.Link).href);
      const content = inlinesOf(token);
      return href === undefined ? content : [{ kind: 'link', href, content }];
    }
    case 'text':
      return token.tokens ? inlinesOf(token) : [{ kind: 'text', text: token.text }];
    case 'escape':
    case 'codespan':
    case 'del':
    case 'image':
      return [{ kind: 'text', text: token.text }];
    default:
      return [{ kind: 'text', text: token.raw }];
  }
}

/** Only what leads to a page, a mailbox or a phone: a `javascript:` address would run. */
function safeHref(href: string): string | undefined {
  return /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i.test(href) ? href : undefined;
}
