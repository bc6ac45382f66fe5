import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { adminNotes, signInByForm, writeProduct } from '../fixtures/admin-panel';
import { allowConsole, browserNotes } from '../fixtures/console';
import { expect, test } from '../fixtures/own-shop';
import { repository } from '../fixtures/repository';

test.describe.configure({ mode: 'default' });
test.use(allowConsole(browserNotes.notFound));

const categoryUid = 'api::category.category';

/** Waits two seconds in all for an answer to change; what a busy machine takes to answer does not count. */
async function withinTwoSeconds(changed: () => Promise<boolean>): Promise<void> {
  for (let waited = 0; waited <= 2_000; waited += 100) {
    if (await changed()) return;
    await wait(100);
  }
  throw new Error('Two seconds later nothing had changed.');
}

test('a category renamed and published in the admin is on the home page within two seconds', async ({
  page,
  desk,
  request,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Roller Blinds', exact: true })).toBeVisible();
  const [category] = await desk.list(categoryUid, 'filters[slug][$eq]=roller-blinds');
  const documentId = category?.documentId ?? '';

  await desk.update(categoryUid, documentId, { name: 'Roller Blinds, renewed' });
  await desk.publish(categoryUid, documentId);
  await withinTwoSeconds(async () => {
    return (await (await request.get('/')).text()).includes('Roller Blinds, renewed');
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Roller Blinds, renewed' })).toBeVisible();
});

test('R071: a product that was unpublished since is missing, also within a page session', async ({
  page,
  desk,
}) => {
  const uid = 'api::product.product';
  const [product] = await desk.list(uid, 'filters[slug][$eq]=banff-linen-roller');
  await page.goto('/products');
  const details = page.getByRole('link', { name: 'Details: Banff Linen Roller' });
  await expect(details).toBeVisible();
  await desk.unpublish(uid, product?.documentId ?? '');
  await withinTwoSeconds(async () => {
    return (await page.request.get('/products/banff-linen-roller')).status() === 404;
  });
  await details.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product Not Found');
});

test('what is only saved as a draft does not show', async ({ desk, request }) => {
  const [category] = await desk.list(categoryUid, 'filters[slug][$eq]=roman-shades');
  await desk.update(categoryUid, category?.documentId ?? '', { name: 'A secret name' });
  for (const path of ['/', '/api/categories', '/api/categories/roman-shades']) {
    expect(await (await request.get(path)).text()).not.toContain('A secret name');
  }
});

test('an unpublished testimonial leaves the API within two seconds', async ({ desk, request }) => {
  const uid = 'api::testimonial.testimonial';
  const [testimonial] = await desk.list(uid, 'pageSize=1');
  await desk.unpublish(uid, testimonial?.documentId ?? '');
  await withinTwoSeconds(async () => {
    const listed = (await (await request.get('/api/testimonials')).json()) as { id: string }[];
    return listed.length === 11;
  });
});

for (const [title, authorization] of [
  ['no secret', undefined],
  ['a wrong secret', `Bearer ${'0'.repeat(48)}`],
  ['an empty secret', 'Bearer '],
] as const) {
  test(`a revalidation with ${title} is refused`, async ({ request }) => {
    const answer = await request.post('/revalidate', {
      headers: authorization ? { authorization } : {},
      data: { event: 'entry.publish', model: 'category' },
    });
    expect(answer.status()).toBe(401);
  });
}

test('R091: sections added and reordered show within two seconds, and a broken one takes nothing down', async ({
  page,
  desk,
  request,
}) => {
  const uid = 'api::info-page.info-page';
  const [terms] = await desk.list(uid, 'filters[path][$eq]=/terms');
  const documentId = terms?.documentId ?? '';
  const text = (heading: string) => ({
    __component: 'sections.rich-text',
    heading,
    body: `All about ${heading}. <img src=x onerror=alert(1)>`,
  });
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await page.goto('/terms');
  await expect(headings.first()).toHaveText('The terms in figures');

  await desk.update(uid, documentId, {
    sections: [
      text('Second'),
      {
        __component: 'sections.table',
        heading: 'Crooked',
        tables: [{ columns: 'One | Other', rows: 'a cell is missing' }],
      },
      text('First'),
    ],
  });
  await desk.publish(uid, documentId);
  await withinTwoSeconds(async () => {
    return (await (await request.get('/terms')).text()).includes('All about First');
  });
  await page.reload();
  await expect(headings).toHaveText(['Second', 'First']);
  await expect(page.getByText('<img src=x onerror=alert(1)>')).toHaveCount(2);
});

test('R091 R125: a section of a landing page added in the admin shows within two seconds; unpublished, the page is the listing again', async ({
  page,
  desk,
  request,
}) => {
  const uid = 'api::landing-page.landing-page';
  const path = '/products/roman-shades';
  const text = async () => (await request.get(path)).text();
  const [landing] = await desk.list(uid, `filters[path][$eq]=${path}`);
  const documentId = landing?.documentId ?? '';
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await page.goto(path);
  await expect(headings.filter({ hasText: 'How it is sewn' })).toBeVisible();

  await desk.update(uid, documentId, {
    callToAction: null,
    sections: [
      { __component: 'sections.product-grid', heading: 'Every roman shade' },
      {
        __component: 'sections.steps',
        heading: 'New since today',
        steps: ['One', 'Two'].map((title) => ({ title, description: 'In words.' })),
      },
    ],
  });
  await desk.publish(uid, documentId);
  await withinTwoSeconds(async () => (await text()).includes('New since today'));
  await page.reload();
  await expect(headings).toHaveText(['Every roman shade', 'New since today']);

  await desk.unpublish(uid, documentId);
  await withinTwoSeconds(async () => !(await text()).includes('New since today'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Roman Shades');
});

test.describe('at the desk', () => {
  test.use(allowConsole(...adminNotes));

  test('an editor makes a product with a picture, previews it, publishes it, and takes it down again', async ({
    page,
    desk,
    shop,
    request,
  }) => {
    // The admin is one large program, and this walks through most of it.
    test.slow();
    const name = 'Nordlys Linen Roller';
    const path = '/products/nordlys-linen-roller';
    const words = 'A pale linen blind before a bright window.';
    const status = async () => (await request.get(path)).status();
    const said = (message: string) =>
      expect(page.getByText(message, { exact: true })).toBeVisible({ timeout: 30_000 });

    const form = await test.step('writes it at the desk, with a picture', async () => {
      await signInByForm(page, shop.cmsUrl, await desk.hire('Editor'));
      const address = await writeProduct(page, shop.cmsUrl, {
        name,
        address: 'nordlys-linen-roller',
        category: 'Roller Blinds',
        price: '149.50',
        lightControl: 'light_filtering',
        picture: {
          file: join(repository.cms, 'src/seed/images/roller-light-filtering-linen.jpg'),
          alternativeText: words,
        },
      });
      expect(await status()).toBe(404);
      return address;
    });

    await test.step('sees the draft in the real shop, under a banner', async () => {
      await page.getByRole('link', { name: 'Open preview' }).click();
      const preview = page.frameLocator('iframe');
      await expect(preview.getByRole('heading', { level: 1 })).toHaveText(name, {
        timeout: 30_000,
      });
      await expect(preview.getByRole('region', { name: 'Preview', exact: true })).toContainText(
        'Visitors do not see them yet.',
      );
      await expect(preview.getByRole('main')).toContainText('$149.50');
    });

    await test.step('publishes it: it is in the shop within two seconds', async () => {
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await said('Published document');
      await withinTwoSeconds(async () => (await status()) === 200);
      const visit = await page.context().newPage();
      await visit.goto(path);
      await visit.getByRole('link', { name: 'Exit preview' }).click();
      await expect(visit).toHaveURL('/');
      await visit.goto(path);
      await expect(visit.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(visit.getByRole('img', { name: words }).first()).toBeVisible();
      await visit.close();
    });

    await test.step('unpublishes it: it is gone within two seconds', async () => {
      await page.goto(form);
      await page.getByRole('button', { name: 'More document actions' }).click({ timeout: 30_000 });
      await page.getByRole('menuitem', { name: 'Unpublish' }).click();
      await said('Unpublished document');
      await withinTwoSeconds(async () => (await status()) === 404);
      expect(await (await request.get('/products?q=nordlys')).text()).not.toContain(name);
    });
  });
});
