import { expect, test } from '../fixtures/test';

interface Post {
  slug: string;
  title: string;
  excerpt: string;
}

test('R085 R086 R087: the list shows every post; its search and its pager lead nowhere', async ({
  page,
  request,
}) => {
  const posts = (await (await request.get('/api/blog')).json()) as Post[];
  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Design Inspiration');
  const articles = page.getByRole('article');
  await expect(articles).toHaveCount(posts.length);

  for (const [index, { slug, title, excerpt }] of posts.entries()) {
    const article = articles.nth(index);
    await expect(article.getByRole('link', { name: title })).toHaveAttribute(
      'href',
      `/blog/${slug}`,
    );
    await expect(article.getByText(/^Design Team, \w+ \d+, \d{4}$/)).toBeVisible();
    const shown = await article.getByText(excerpt.slice(0, 40)).innerText();
    expect(shown.length).toBeLessThanOrEqual(201);
    if (excerpt.length > 200) expect(shown).toMatch(/[\p{L}\p{N}]…$/u);
    expect(excerpt.startsWith(shown.replace(/…$/, ''))).toBe(true);
  }

  const search = page.getByRole('search', { name: 'Articles' }).getByRole('searchbox');
  await search.fill('faux wood');
  await search.press('Enter');
  await expect(search).toHaveValue('faux wood');
  await expect(articles).toHaveCount(posts.length);
  await expect(page).toHaveURL('/blog');

  const pager = page.getByRole('navigation', { name: 'Pages' });
  await expect(pager).toHaveText(/Previous\s*1\s*2\s*3\s*Next/);
  await expect(pager.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await expect(pager.getByRole('link')).toHaveCount(0);
});

test('R088: an article has its facts, its text, structured data and posts to read next', async ({
  page,
  shop,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/blog');
  await page.getByRole('link', { name: /^Wood or faux wood/ }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^Wood or faux wood/);
  await expect(heading).toBeFocused();

  const facts = page.getByRole('complementary', { name: 'About this article' });
  await expect(facts).toContainText(/Written by\s*Design Team/);
  await expect(facts).toContainText(/Published\s*March 10, 2026/);
  await expect(facts).toContainText(/Reading time\s*\d+ minutes/);
  await facts.getByRole('button', { name: 'Copy link' }).click();
  await expect(facts.getByRole('button', { name: 'Copied' })).toBeVisible();
  const address = `${shop.url}/blog/wood-or-faux-wood`;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);

  const row = page.getByRole('row', { name: /^Steam and splashes/ });
  await expect(row.getByRole('rowheader')).toHaveText('Steam and splashes');
  await expect(row.getByRole('cell')).toHaveText(['No', 'Yes']);
  const related = page.getByRole('region', { name: 'Keep reading' });
  await expect(related.getByRole('article')).toHaveCount(3);
  await expect(related.getByRole('link', { name: /^Wood or faux wood/ })).toHaveCount(0);

  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const [article] = texts.map((text) => JSON.parse(text) as Record<string, unknown>);
  expect(article).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Article',
    url: address,
    headline: await heading.innerText(),
    datePublished: '2026-03-10T00:00:00.000Z',
    image: expect.stringContaining(shop.url),
  });
});

test('R088: an unknown article is not found; the feed lists the known ones in full addresses', async ({
  request,
  shop,
}) => {
  for (const slug of ['no-such-article', 'a%2Fb']) {
    expect((await request.get(`/blog/${slug}`, { maxRedirects: 3 })).status(), slug).toBe(404);
  }
  const page = await (await request.get('/blog')).text();
  const [, feed = ''] =
    /<link rel="alternate" href="([^"]+)" type="application\/rss/.exec(page) ?? [];
  expect(feed).toBe('/blog/feed.xml');

  const answer = await request.get(feed);
  expect(answer.headers()['content-type']).toContain('application/rss+xml');
  const links = [...(await answer.text()).matchAll(/<link>([^<]+)<\/link>/g)].map(
    ([, link]) => link,
  );
  const posts = (await (await request.get('/api/blog')).json()) as Post[];
  expect(links).toEqual([
    `${shop.url}/blog`,
    ...posts.map(({ slug }) => `${shop.url}/blog/${slug}`),
  ]);
});
