import { expect, test } from '../fixtures/test';

test('R020: the panels of the header by key, by pointer and by focus', async ({ page }) => {
  await page.goto('/');
  const motorized = page.getByRole('button', { name: 'Motorized' });
  const offers = page.getByRole('button', { name: 'Offers' });

  await test.step('a panel opens by key, and Escape closes it and gives the focus back', async () => {
    await motorized.focus();
    await page.keyboard.press('Enter');
    await expect(motorized).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /^Battery Powered/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(motorized).toHaveAttribute('aria-expanded', 'false');
    await expect(motorized).toBeFocused();
  });

  await test.step('one panel is open at a time', async () => {
    await motorized.click();
    await expect(motorized).toHaveAttribute('aria-expanded', 'true');
    await offers.click();
    await expect(offers).toHaveAttribute('aria-expanded', 'true');
    await expect(motorized).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('a click elsewhere closes the panel', async () => {
    await page.mouse.click(720, 880);
    await expect(offers).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('the panel closes when the focus leaves it', async () => {
    await offers.focus();
    await page.keyboard.press('Enter');
    await expect(offers).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Shift+Tab');
    await expect(offers).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('a link of the panel leads on and closes the panel', async () => {
    await motorized.click();
    const link = page.getByRole('banner').getByRole('link', { name: 'Measuring Guide' });
    await link.click();
    await expect(page).toHaveURL('/measuring-guide');
    await expect(link).toBeHidden();
  });
});
