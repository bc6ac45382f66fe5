import { expect, test, type Page } from '../fixtures/test';

interface PageView {
  event: string;
  page_path: string;
  page_title: string;
  page_location: string;
}

/** What the page has reported to the analytics service so far. */
function reported(page: Page): Promise<PageView[]> {
  return page.evaluate(() => {
    const { dataLayer = [] } = window as unknown as { dataLayer?: PageView[] };
    return dataLayer.filter((entry) => entry.event === 'page_view');
  });
}

test('R018: a full load reports one page view with path, title and location', async ({
  page,
  shop,
}) => {
  await page.goto('/');
  await expect.poll(() => reported(page)).toHaveLength(1);
  const [view] = await reported(page);
  expect(view).toMatchObject({
    page_path: '/',
    page_title: await page.title(),
    page_location: `${shop.url}/`,
  });
});

test('R018: each further route reports once more, going back too', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('navigation', { name: 'Service' })
    .getByRole('link', { name: 'Contact' })
    .click();
  await expect(page).toHaveURL('/contact');
  await expect.poll(() => reported(page)).toHaveLength(2);

  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => reported(page)).toHaveLength(3);
  const paths = (await reported(page)).map((view) => view.page_path);
  expect(paths).toEqual(['/', '/contact', '/']);
});

test('R018: no analytics script is loaded without a measurement id', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).hostname);
  });
  await page.goto('/');
  await expect.poll(() => reported(page)).toHaveLength(1);
  expect(new Set(scripts)).toEqual(new Set(['127.0.0.1']));
});
