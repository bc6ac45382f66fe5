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

test('R018: each load and each further route reports one page view, and no foreign script is loaded for it', async ({
  page,
  shop,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).hostname);
  });

  await test.step('a full load reports path, title and location', async () => {
    await page.goto('/');
    await expect.poll(() => reported(page)).toHaveLength(1);
    const [view] = await reported(page);
    expect(view).toMatchObject({
      page_path: '/',
      page_title: await page.title(),
      page_location: `${shop.url}/`,
    });
  });

  await test.step('each further route reports once more, going back too', async () => {
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

  await test.step('without a measurement id every script is our own', () => {
    expect(new Set(scripts)).toEqual(new Set(['127.0.0.1']));
  });
});
