import { allowConsole, browserNotes } from '../fixtures/console';
import { expect, test } from '../fixtures/test';

test.use(allowConsole(browserNotes.notFound));

test('R014 R016 R155: unknown addresses, cart and log-in answer 404 with the not-found screen', async ({
  page,
}) => {
  for (const path of [
    '/no-such-page',
    '/cart',
    '/login',
    '/products/no/such',
    '/blog/no-such-post',
  ]) {
    await test.step(path, async () => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
      await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
    });
  }

  await test.step('what stands in an unknown address is text, never markup', async () => {
    await page.goto('/%3Cimg%20src=x%20onerror=alert(1)%3E');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    await expect(page.getByRole('main').getByRole('img', { name: 'x' })).toHaveCount(0);
  });

  await test.step('it leads on to catalogue, contact and home', async () => {
    const links = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual(expect.arrayContaining(['/products', '/contact', '/']));
  });

  for (const name of ['Cart', 'Log in']) {
    await test.step(`"${name}" of the header leads there`, async () => {
      await page.goto('/');
      await page.getByRole('banner').getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    });
  }
});

test('R014: an address that does not decode is not an error of the server', async ({ shop }) => {
  const answer = await fetch(`${shop.url}/%E0%A4%A`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('404 Page Not Found');
});
