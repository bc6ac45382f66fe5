import { expect, it } from 'vitest';

import { relatedPosts } from './related-posts';

const post = (slug: string, title: string, excerpt = '') => ({ slug, title, excerpt });

const posts = [
  post('newest', 'One remote for the whole house'),
  post('bathroom', 'Bathroom blinds that last', 'Steam bends wood.'),
  post('wood', 'Real wood or faux wood', 'Slats beside steam.'),
  post('terrace', 'A terrace in the wind'),
];

it('R088: what shares the rarest words comes first, the post itself never', () => {
  const own = post('bathroom', 'Bathroom blinds that last', 'Steam bends wood.');
  expect(relatedPosts(posts, own, 2).map(({ slug }) => slug)).toEqual(['wood', 'newest']);
});

it('R088: without a likeness the order stays', () => {
  const own = post('other', 'Nothing alike');
  expect(relatedPosts(posts, own, 3).map(({ slug }) => slug)).toEqual([
    'newest',
    'bathroom',
    'wood',
  ]);
  expect(relatedPosts([], own, 3)).toEqual([]);
});
