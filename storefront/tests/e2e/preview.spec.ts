import { allowConsole, browserNotes } from '../fixtures/console';
import type { FrameLocator } from 'playwright/test';
import { expect, test, type Page } from '../fixtures/test';

// The drafts of the shop are of all these tests together.
test.describe.configure({ mode: 'default' });
test.use(allowConsole(browserNotes.unauthorized));

const productUid = 'api::product.product';
const infoUid = 'api::info-page.info-page';
const banner = (page: Page | FrameLocator) =>
  page.getByRole('region', { name: 'Preview', exact: true });

test('drafts show in a preview and nowhere else; a shared link shows the one of them', async ({
  page,
  desk,
  shop,
  browser,
  request,
}) => {
  const [shown, other] = await Promise.all(
    ['banff-linen-roller', 'orchard-soft-fold-sage'].map(async (slug) => {
      const [product] = await desk.list(productUid, `filters[slug][$eq]=${slug}`);
      return { slug, documentId: product?.documentId ?? '' };
    }),
  );
  if (!shown || !other) throw new Error('The demo shop has not these products.');
  await desk.update(productUid, shown.documentId, { name: 'Drafted Linen Roller' });
  await desk.update(productUid, other.documentId, { name: 'Drafted Soft Fold' });
  const address = await desk.previewUrl(productUid, shown.documentId);

  await test.step('staff see every draft, in pages that are kept nowhere', async () => {
    await page.goto(address);
    await expect(page).toHaveURL(`/products/${shown.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Drafted Linen Roller');
    await expect(banner(page)).toContainText('Visitors do not see them yet.');
    const answer = await page.goto(`/products/${other.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Drafted Soft Fold');
    const headers = answer?.headers() ?? {};
    expect(headers['cache-control']).toBe('no-store');
    const frame = new URL(shop.cmsUrl).origin;
    expect(headers['content-security-policy']).toContain(`frame-ancestors 'self' ${frame}`);
  });

  await test.step('visitors see what is live', async () => {
    for (const path of [`/products/${shown.slug}`, '/products', '/', '/api/products']) {
      expect(await (await request.get(path)).text()).not.toContain('Drafted');
    }
  });

  const shared = await banner(page)
    .getByLabel(/^Link to share, until/)
    .inputValue();
  await test.step('who was sent the link sees that draft and the live site around it', async () => {
    const context = await browser.newContext();
    const guest = await context.newPage();
    await guest.goto(shared);
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Drafted Linen Roller');
    await expect(banner(guest)).toContainText('You were sent a draft.');
    await expect(banner(guest).getByRole('textbox')).toHaveCount(0);
    await guest.goto(new URL(`/products/${other.slug}`, shop.url).href);
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Orchard Soft Fold, Sage');
    await context.close();
  });

  await test.step('the way out leads to the live site', async () => {
    await banner(page).getByRole('link', { name: 'Exit preview' }).click();
    await expect(banner(page)).toHaveCount(0);
    await page.goto(`/products/${shown.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Banff Linen Roller');
  });

  await test.step('a changed link opens nothing', async () => {
    const refused = await page.goto(shared.slice(0, -4));
    expect(refused?.status()).toBe(401);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preview Ended');
  });

  for (const { documentId } of [shown, other]) await desk.discardDraft(productUid, documentId);
});

test('in the admin a save shows at once, and a broken section says why it is left out', async ({
  page,
  desk,
  shop,
  request,
}) => {
  const [terms] = await desk.list(infoUid, 'filters[path][$eq]=/terms');
  const documentId = terms?.documentId ?? '';
  const address = await desk.previewUrl(infoUid, documentId);

  // The admin shows a preview in a frame, and tells it of each save.
  await page.goto(`${shop.cmsUrl}/admin/auth/login`);
  await page.evaluate((src) => {
    document.body.replaceChildren(Object.assign(document.createElement('iframe'), { src }));
  }, address);
  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Terms');
  await expect(banner(preview)).toBeVisible();

  const crooked = { columns: 'One | Other', rows: 'a cell is missing' };
  await desk.update(infoUid, documentId, {
    sections: [
      { __component: 'sections.rich-text', heading: 'Just drafted', body: 'New words.' },
      { __component: 'sections.table', heading: 'Crooked', tables: [crooked] },
    ],
  });
  // A message that comes before the page listens is lost; staff take longer to save than it to listen.
  await expect(async () => {
    await page.evaluate(() => {
      const frame = document.querySelector('iframe')?.contentWindow;
      frame?.postMessage({ type: 'strapiUpdate' }, '*');
    });
    await expect(preview.getByRole('heading', { name: 'Just drafted' })).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
  const reason = preview.getByRole('main');
  await expect(reason).toContainText('Left out of the live page: sections.table');
  await expect(reason).toContainText('Row 1');

  expect(await (await request.get('/terms')).text()).not.toContain('Just drafted');
  await desk.discardDraft(infoUid, documentId);
});
