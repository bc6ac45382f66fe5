import { consultationForm } from '../fixtures/consultation';
import { expect, test } from '../fixtures/test';

test('R080: a question about a product reaches the form with its name, and can be dropped', async ({
  page,
}) => {
  await page.goto('/products/dusk-motorized-roller');
  await page.getByRole('link', { name: 'Ask about Dusk Motorized Roller' }).click();
  await expect(page).toHaveURL(/\/contact\?product=Dusk\+Motorized\+Roller#consultation-form$/);
  const note = page.getByRole('complementary', { name: 'About this request' });
  await expect(note).toContainText('Dusk Motorized Roller');
  const { message } = consultationForm(page);
  await expect(message).toHaveValue('Product: Dusk Motorized Roller\n\n');

  await message.press('Control+End');
  await message.pressSequentially('For the west window.');
  await note.getByRole('link', { name: 'Ask about something else' }).click();
  await expect(page).toHaveURL('/contact#consultation-form');
  await expect(note).toHaveCount(0);
  await expect(message).toHaveValue('For the west window.');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R080: product, size and sample stand in the message, as plain text and not without end', async ({
    page,
  }) => {
    const { message } = consultationForm(page);
    const search = new URLSearchParams({
      product: '</textarea><script>alert(1)</script>',
      size: '36 × 48 in',
      sample: 'x'.repeat(5000),
    });
    await page.goto(`/contact?${search}#consultation-form`);
    await expect(message).toHaveValue(
      `Product: </textarea><script>alert(1)</script>\nSize: 36 × 48 in\nFabric sample: ${'x'.repeat(200)}\n\n`,
    );
    await page.getByRole('link', { name: 'Ask about something else' }).click();
    await expect(message).toHaveValue('');
  });
});
