import { expect, test } from '../fixtures/test';
import { recordDataRequests } from '../fixtures/catalogue';

test("pointing at a link fetches its page's scripts, once and without its data; the click then asks for data alone", async ({
  page,
}) => {
  await page.goto('/');
  const link = page
    .getByRole('navigation', { name: 'Service' })
    .getByRole('link', { name: 'Contact' });
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/contact-[\w-]+\.js$/.test(pathname)) scripts.push(pathname);
  });
  const data = recordDataRequests(page);

  // The pointer may come before the page listens to it.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await link.hover();
    await expect.poll(() => scripts.length, { timeout: 1_000 }).toBe(1);
  }).toPass();
  expect(data).toEqual([]);

  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Contact/);
  expect(scripts).toHaveLength(1);
});
