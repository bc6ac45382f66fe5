import type { BlogPost } from '#app/domain/catalogue';
import { blogPostPath } from '#app/lib/paths';
import { escapeXml } from './escape-xml';

/** Address of the blog's feed. */
export const feedPath = '/blog/feed.xml';

interface Channel {
  /** Origin of the shop's public address. */
  siteUrl: string;
  title: string;
  description: string;
  /** Who signs the posts. */
  author: string;
}

/** The posts as an RSS 2.0 document, in the order they come in; every address in full. */
export function buildFeed(channel: Channel, posts: readonly BlogPost[]): string {
  const absolute = (path: string) => new URL(path, channel.siteUrl).href;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', channel.title),
    element('link', absolute('/blog')),
    element('description', channel.description),
    element('language', 'en-ca'),
    `<atom:link href="${escapeXml(absolute(feedPath))}" rel="self" type="application/rss+xml"/>`,
    ...posts.flatMap((post) => toItem(post, absolute, channel.author)),
    '</channel>',
    '</rss>\n',
  ].join('\n');
}

function toItem(
  { slug, title, excerpt, createdAt }: BlogPost,
  absolute: (path: string) => string,
  author: string,
): string[] {
  const address = absolute(blogPostPath(slug));
  return [
    '<item>',
    element('title', title),
    element('link', address),
    element('guid', address),
    element('description', excerpt),
    element('dc:creator', author),
    // RFC 822, as RSS has it.
    element('pubDate', new Date(createdAt).toUTCString()),
    '</item>',
  ];
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
