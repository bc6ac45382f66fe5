import { expect, test } from '../fixtures/test';

const reasons = ['Made in Canada', 'Custom Measured', 'Fast Delivery', '5-Year Warranty'];

test('R002 R034 R037 R039: the reasons to choose the shop, its five claims, the room preview, testimonials', async ({
  page,
  request,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 2, name: /^Why Choose/ })).toBeVisible();
  for (const name of reasons) {
    await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
  }
  const main = page.getByRole('main');
  for (const claim of [
    /handcrafted in Canada/i,
    /premium materials/i,
    /exact specifications/i,
    /across Canada/i,
    /all products and installations/i,
  ]) {
    await expect(main.getByText(claim).first()).toBeVisible();
  }
  await expect(page.getByRole('heading', { level: 2, name: 'Room View Preview' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try It Now' })).toHaveAttribute(
    'href',
    '/room-preview',
  );

  await test.step('testimonials carry rating, message, name and place', async () => {
    const testimonials = (await (await request.get('/api/testimonials')).json()) as {
      rating: number;
      message: string;
      name: string;
      location: string;
    }[];
    const shown = page.getByRole('figure').filter({ has: page.getByRole('blockquote') });
    await expect(shown).toHaveCount(3);
    for (const figure of await shown.all()) {
      const text = await figure.innerText();
      const source = testimonials.find(({ message }) => text.includes(message));
      expect(source, text).toBeDefined();
      expect(text).toContain(source?.name);
      expect(text).toContain(source?.location);
      await expect(
        figure.getByRole('img', { name: `${source?.rating} out of 5 stars` }),
      ).toBeVisible();
    }
  });
});

test('R038: the consultation form is reached by its anchor', async ({ page }) => {
  await page.goto('/#consultation-form');
  await expect(page.getByRole('heading', { name: /design consultation/i })).toBeInViewport();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeInViewport();
});
