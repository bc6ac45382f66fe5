import { readPageFacts } from '../fixtures/page-facts';
import { policyFigures } from '../fixtures/policy-figures';
import { expect, test } from '../fixtures/test';

const pages = [
  ['/installation', 'Installation'],
  ['/measuring-guide', 'Measuring guide'],
  ['/warranty', 'Warranty'],
  ['/shipping', 'Shipping'],
  ['/returns', 'Returns'],
  ['/faq', 'Frequently asked questions'],
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms'],
  ['/accessibility', 'Accessibility'],
] as const;

test('R091: nine information pages, each with its words for people and for search engines', async ({
  request,
}) => {
  for (const [path, title] of pages) {
    await test.step(path, async () => {
      const answer = await request.get(path);
      expect(answer.status()).toBe(200);
      const facts = readPageFacts(await answer.text());
      expect(facts.titles).toEqual([`${title} - Northlight Blinds`]);
      expect(facts.headings).toEqual([title]);
      expect(facts.canonicals).toEqual([expect.stringMatching(RegExp(`${path}$`))]);
      expect(facts.descriptions).toEqual([expect.stringMatching(/.{80,170}/)]);
    });
  }
});

test('R220 R221 R222 R223 R224 R225 R226: every policy figure stands on its page', async ({
  page,
}) => {
  for (const [path, { requirements, words }] of Object.entries(policyFigures)) {
    await test.step(`${requirements} ${path}`, async () => {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      // Cells and lines are parted by a space each; a line that may break holds nothing in between.
      const text = await page.getByRole('main').evaluate((main) => {
        const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
        let read = '';
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const joined = node.previousSibling?.nodeName === 'WBR';
          read += joined ? node.textContent : ` ${node.textContent}`;
        }
        return read.replace(/\s+/g, ' ');
      });
      for (const figure of words) expect(text, path).toContain(figure);
    });
  }
});

test('R090: the FAQ has one item open over all six sections, and links open theirs', async ({
  page,
}) => {
  await page.goto('/faq#section-3');
  const open = page.getByRole('main').getByRole('button', { expanded: true });
  await expect(open).toHaveText('How long does an order take?');
  await expect(page.locator('#section-3')).toBeInViewport();

  const index = page.getByRole('navigation', { name: 'On this page' });
  await expect(index.getByRole('link')).toHaveCount(6);
  await index.getByRole('link', { name: 'Installation' }).click();
  await expect(page).toHaveURL('/faq#section-4');
  await expect(open).toHaveText('What does installation cost?');
  await expect(index.getByRole('link', { name: 'Installation' })).toHaveAttribute(
    'aria-current',
    'true',
  );

  const question = page.getByRole('button', { name: 'Can I cancel an order?' });
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(open).toHaveText('Can I cancel an order?');
  await expect(page.getByText('carries a 10% fee at 24-48 hours')).toBeVisible();
  await expect(page.getByText('Installation starts from $75')).toBeHidden();

  await page.goto('/faq#can-i-install-blinds-myself');
  await expect(open).toHaveText('Can I install blinds myself?');
  const data = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map((script) => script.textContent));
  expect(data.join()).toContain('"@type":"FAQPage"');
});

test('R220: the delivery calculator follows the typing, and its address can be shared', async ({
  page,
}) => {
  await page.goto('/shipping?value=499.99&to=eastern-canada');
  const answer = page.getByRole('status', { name: 'Your delivery' });
  await expect(answer).toContainText('$89.99');
  await page.getByLabel('Order value').fill('2000');
  await expect(answer).toContainText('$69.99');
  await page.getByLabel('Order value').fill('2000.01');
  await expect(answer).toContainText('Free');
  await page.getByLabel('Product', { exact: true }).selectOption('Specialty and motorized');
  await page.getByLabel('Remote areas').check();
  await expect(answer).toContainText('14-21 business days');
  await expect(answer).toContainText('7-10 days');
  await page.reload();
  await expect(answer).toContainText('Free');
  await expect(answer).toContainText('14-21 business days');
});

test('the measuring guide works by keyboard, and prints its worksheet alone on one page', async ({
  page,
}) => {
  await page.goto('/measuring-guide');
  await page.getByRole('radio', { name: 'Inside mount' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/measuring-guide?mount=outside');
  await expect(page.getByRole('heading', { name: 'The area to cover' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Three widths, three heights' })).toBeHidden();

  await page.getByRole('radio', { name: '3/8' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('status', { name: 'The length' })).toContainText('92.7 cm');

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: /^The worksheet/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  const sheet = await page.pdf({ format: 'Letter' });
  expect(sheet.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R090 R220: answers stand open, and the tools answer by address', async ({ page }) => {
    await page.goto('/faq');
    await expect(page.getByText('Installation starts from $75')).toBeVisible();
    await expect(page.getByText('Up to 10 free samples')).toBeVisible();

    await page.goto('/shipping');
    await page.getByLabel('Order value').fill('1,000.00');
    await page.getByLabel('Deliver to').selectOption('Western Canada');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(page.getByRole('status', { name: 'Your delivery' })).toContainText('$49.99');

    await page.goto('/measuring-guide?mount=outside');
    await expect(page.getByRole('heading', { name: 'The area to cover' })).toBeVisible();
    await page.getByRole('radio', { name: 'Inside mount' }).check();
    await expect(page.getByRole('heading', { name: 'Three widths, three heights' })).toBeVisible();
    for (const name of ['Top', 'Middle', 'Bottom', 'Left', 'Centre', 'Right']) {
      await page.getByRole('textbox', { name, exact: true }).fill('36 1/8');
    }
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByRole('status', { name: 'What to order' })).toContainText('36 1/8 in');
    await page.getByRole('textbox', { name: 'Centimetres' }).fill('100');
    await page.getByRole('button', { name: 'Show inches' }).click();
    await expect(page.getByRole('status', { name: 'The length' })).toContainText('39 1/4 in');
  });
});
