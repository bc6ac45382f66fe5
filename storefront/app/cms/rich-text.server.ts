import { lexer, type Token, type Tokens } from 'marked';
import type { RichBlock, RichInline, RichText } from '#app/domain/rich-text';

/**
 * Reads the markdown of the CMS's rich-text fields. What a shop text does not need (tables, pictures,
 * code) becomes its words, and HTML stays the text that somebody typed: nothing of it can become markup.
 */
export function toRichText(markdown: string): RichText {
  return lexer(markdown).flatMap(toBlock);
}

function toBlock(token: Token): RichBlock[] {
  switch (token.type) {
    case 'space':
    case 'hr':
    case 'def':
      return [];
    case 'heading':
      return [{ kind: 'heading', content: inlinesOf(token) }];
    case 'blockquote':
      return [{ kind: 'quote', content: (token.tokens ?? []).flatMap(toBlock) }];
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      return [{ kind: 'list', ordered, items: items.map((item) => item.tokens.flatMap(toBlock)) }];
    }
    default:
      return [{ kind: 'paragraph', content: inlinesOf(token) }];
  }
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
