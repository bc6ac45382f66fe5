import { expect, test } from '../fixtures/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('R020: a panel opens by key, and Escape closes it and gives the focus back', async ({
  page,
}) => {
  const motorized = page.getByRole('button', { name: 'Motorized' });
  await motorized.focus();
  await page.keyboard.press('Enter');
  await expect(motorized).toHaveAttribute('aria-expanded', 'true');

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Battery Powered/ })).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(motorized).toHaveAttribute('aria-expanded', 'false');
  await expect(motorized).toBeFocused();
});

test('R020: one panel is open at a time', async ({ page }) => {
  const motorized = page.getByRole('button', { name: 'Motorized' });
  const offers = page.getByRole('button', { name: 'Offers' });
  await motorized.click();
  await offers.click();
  await expect(offers).toHaveAttribute('aria-expanded', 'true');
  await expect(motorized).toHaveAttribute('aria-expanded', 'false');
});

test('R020: a click elsewhere closes the panel', async ({ page }) => {
  const offers = page.getByRole('button', { name: 'Offers' });
  await offers.click();
  await page.mouse.click(720, 880);
  await expect(offers).toHaveAttribute('aria-expanded', 'false');
});

test('R020: the panel closes when the focus leaves it', async ({ page }) => {
  const offers = page.getByRole('button', { name: 'Offers' });
  await offers.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(offers).toHaveAttribute('aria-expanded', 'false');
});

test('R020: a link of the panel leads on and closes the panel', async ({ page }) => {
  await page.getByRole('button', { name: 'Motorized' }).click();
  const link = page.getByRole('banner').getByRole('link', { name: 'Measuring Guide' });
  await link.click();
  await expect(page).toHaveURL('/measuring-guide');
  await expect(link).toBeHidden();
});
