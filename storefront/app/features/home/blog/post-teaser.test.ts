import { expect, it } from 'vitest';

import type { BlogPost } from '#app/domain/catalogue';
import { toPostTeasers } from './post-teaser';

function post(id: number): BlogPost {
  return {
    id: String(id),
    slug: `post-${id}`,
    title: `Post ${id}`,
    excerpt: 'measure twice and cut once '.repeat(10),
    image: null,
    createdAt: '2025-03-04T00:00:00.000Z',
  };
}

it('R040: the home page shows the three newest posts, cut at 100 characters', () => {
  const teasers = toPostTeasers([post(1), post(2), post(3), post(4)]);
  expect(teasers.map(({ slug }) => slug)).toEqual(['post-1', 'post-2', 'post-3']);
  for (const { excerpt } of teasers) {
    expect(excerpt).toMatch(/\w…$/);
    expect(excerpt.length).toBeLessThanOrEqual(101);
  }
});
