import { allowConsole, browserNotes } from '../fixtures/console';
import { expect, test } from '../fixtures/test';

test.use(allowConsole(browserNotes.notFound));

for (const path of [
  '/no-such-page',
  '/cart',
  '/login',
  '/products/no/such',
  '/blog/no-such-post',
]) {
  test(`R014 R016 R155: ${path} answers 404 with the not-found screen`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  });
}

test('R016: cart and log-in of the header lead to not-found', async ({ page }) => {
  for (const name of ['Cart', 'Log in']) {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  }
});

test('R155: the not-found screen leads on to catalogue, contact and home', async ({ page }) => {
  await page.goto('/no-such-page');
  const main = page.getByRole('main');
  for (const href of ['/products', '/contact', '/']) {
    const links = await main.getByRole('link').evaluateAll((all) => {
      return all.map((link) => link.getAttribute('href'));
    });
    expect(links).toContain(href);
  }
});

test('R014: what stands in an unknown address is text, never markup', async ({ page }) => {
  await page.goto('/%3Cimg%20src=x%20onerror=alert(1)%3E');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await expect(page.getByRole('main').getByRole('img', { name: 'x' })).toHaveCount(0);
});

test('R014: an address that does not decode is not an error of the server', async ({ shop }) => {
  const answer = await fetch(`${shop.url}/%E0%A4%A`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('404 Page Not Found');
});
