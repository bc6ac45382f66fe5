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

test('R074 R182 R196: the quantity starts at 1 and is a whole number above 0; adding shows the notice and sends nothing', async ({
  page,
}) => {
  await page.goto(address);
  const { quantity, minus, plus, add } = buyingOn(page);

  await test.step('plus and minus, never below 1', async () => {
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

  await test.step('a digit replaces the number that the focus has chosen', async () => {
    await quantity.focus();
    await page.keyboard.press('7');
    await expect(quantity).toHaveValue('7');
  });

  await test.step('typing accepts whole numbers above 0 and nothing else', async () => {
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

  await test.step('adding', async () => {
    const sent: string[] = [];
    page.on('request', (request) => {
      const carries = request.resourceType() === 'fetch' || request.method() !== 'GET';
      if (carries) sent.push(request.url());
    });
    const notices = page.getByRole('region', { name: /Notifications/ });
    for (const count of ['2', '3']) {
      await quantity.fill(count);
      await add.click();
      await expect(
        notices.getByText(`${count} x Banff Linen Roller added to your cart.`, { exact: true }),
      ).toBeVisible();
      await expect(notices.getByText('Added to cart', { exact: true })).toHaveCount(1);
    }
    expect(sent).toEqual([]);
  });

  await test.step('another product starts at 1 again', async () => {
    await page
      .getByRole('region', { name: 'You may also like' })
      .getByRole('link', { name: /^Details/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Banff Linen Roller');
    await expect(quantity).toHaveValue('1');
  });
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
