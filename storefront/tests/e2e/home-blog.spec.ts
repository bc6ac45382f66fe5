import { expect, test } from '../fixtures/test';

interface Post {
  slug: string;
  title: string;
  excerpt: string;
}

test('R040: the teaser leads to the blog and to its posts, cut at 100 characters', async ({
  page,
  request,
}) => {
  const posts = (await (await request.get('/api/blog')).json()) as Post[];
  await page.goto('/');
  const teaser = page.getByRole('region', { name: 'Design Inspiration' });
  await expect(teaser.getByRole('link', { name: 'View All Articles' })).toHaveAttribute(
    'href',
    '/blog',
  );
  for (const { slug, title, excerpt } of posts.slice(0, 3)) {
    const link = teaser.getByRole('link', { name: title });
    await expect(link).toHaveAttribute('href', `/blog/${slug}`);
    const shown = await teaser.getByText(excerpt.slice(0, 40)).innerText();
    expect(shown.length).toBeLessThanOrEqual(101);
    if (excerpt.length <= 100) expect(shown).toBe(excerpt);
    else expect(shown).toMatch(/[\p{L}\p{N}]…$/u);
    expect(excerpt.startsWith(shown.replace(/…$/, ''))).toBe(true);
  }
});
