// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { buildFeed } from './feed';

const channel = {
  siteUrl: 'https://shop.test',
  title: 'Design Inspiration - Aspen & Co',
  description: 'On light.',
  author: 'Design Team',
};

it('R088: the feed is well formed whatever a post says, with every address in full', () => {
  const post = {
    id: '1',
    slug: 'light-shade',
    title: 'Light <b>& "shade"</b> ]]> \u0007',
    excerpt: "It's all in the weave",
    image: null,
    createdAt: '2026-02-03T00:00:00.000Z',
  };
  const document = new DOMParser().parseFromString(buildFeed(channel, [post]), 'text/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  const text = (selector: string) => document.querySelector(selector)?.textContent;
  expect(text('channel > title')).toBe('Design Inspiration - Aspen & Co');
  expect(text('channel > link')).toBe('https://shop.test/blog');
  expect(text('item > title')).toBe('Light <b>& "shade"</b> ]]> ');
  expect(text('item > link')).toBe('https://shop.test/blog/light-shade');
  expect(text('item > guid')).toBe('https://shop.test/blog/light-shade');
  expect(text('item > pubDate')).toBe('Tue, 03 Feb 2026 00:00:00 GMT');
});
