import { readProducts } from '../fixtures/catalogue';
import { expect, test, type Page } from '../fixtures/test';

const address = '/products/banff-linen-roller';

function buyingOn(page: Page) {
  const main = page.getByRole('main');
  return {
    quantity: main.getByRole('textbox', { name: 'Quantity', exact: true }),
    minus: main.getByRole('button', { name: 'Decrease quantity' }),
    plus: main.getByRole('button', { name: 'Increase quantity' }),
    add: main.getByRole('button', { name: 'Add to Cart' }),
  };
}

test('R074 R182: the quantity starts at 1 and minus never goes below', async ({ page }) => {
  await page.goto(address);
  const { quantity, minus, plus } = buyingOn(page);
  await expect(quantity).toHaveValue('1');
  await expect(minus).toBeDisabled();
  await plus.click();
  await plus.click();
  await expect(quantity).toHaveValue('3');
  await minus.click();
  await minus.click();
  await expect(quantity).toHaveValue('1');
  await expect(minus).toBeDisabled();
});

test('R182: typing accepts whole numbers above 0 and nothing else', async ({ page }) => {
  await page.goto(address);
  const { quantity, plus } = buyingOn(page);
  await quantity.fill('12');
  await expect(quantity).toHaveValue('12');
  for (const typed of ['0', '-3', '1.5', '1e3', 'abc', '', ' ', '1000', '99999999999']) {
    await quantity.fill(typed);
    await expect(quantity).toHaveValue('12');
  }
  await quantity.fill('999');
  await expect(quantity).toHaveValue('999');
  await expect(plus).toBeDisabled();
});

test('R182: a digit replaces the number that the focus has chosen', async ({ page }) => {
  await page.goto(address);
  const { quantity } = buyingOn(page);
  await quantity.focus();
  await page.keyboard.press('7');
  await expect(quantity).toHaveValue('7');
});

test('R074 R196: adding shows the notice and sends nothing', async ({ page }) => {
  await page.goto(address);
  const { quantity, add } = buyingOn(page);
  await quantity.fill('2');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch' || request.method() !== 'GET') sent.push(request.url());
  });
  await add.click();
  const notices = page.getByRole('region', { name: /Notifications/ });
  await expect(notices.getByText('Added to cart', { exact: true })).toBeVisible();
  await expect(
    notices.getByText('2 x Banff Linen Roller added to your cart.', { exact: true }),
  ).toBeVisible();
  await quantity.fill('3');
  await add.click();
  await expect(
    notices.getByText('3 x Banff Linen Roller added to your cart.', { exact: true }),
  ).toBeVisible();
  await expect(notices.getByText('Added to cart', { exact: true })).toHaveCount(1);
  expect(sent).toEqual([]);
});

test('R076: out of stock disables the button and gives it that label', async ({
  page,
  request,
}) => {
  const product = (await readProducts(request)).find(({ inStock }) => !inStock);
  await page.goto(`/products/${product?.slug}`);
  const button = page.getByRole('main').getByRole('button', { name: 'Out of Stock' });
  await expect(button).toBeDisabled();
  await expect(buyingOn(page).add).toHaveCount(0);
});

test('R074: another product starts at 1 again', async ({ page }) => {
  await page.goto(address);
  await buyingOn(page).quantity.fill('5');
  await page
    .getByRole('region', { name: 'You may also like' })
    .getByRole('link', { name: /^Details/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Banff Linen Roller');
  await expect(buyingOn(page).quantity).toHaveValue('1');
});
