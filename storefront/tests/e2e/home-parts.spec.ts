import { expect, test } from '../fixtures/test';

const reasons = ['Made in Canada', 'Custom Measured', 'Fast Delivery', '5-Year Warranty'];

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('R034: four reasons to choose the shop', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 2, name: /^Why Choose/ })).toBeVisible();
  for (const name of reasons) {
    await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
  }
});

test('R002: the five claims stand on the page', async ({ page }) => {
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
});

test('R037: the room preview is promoted with a way to try it', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 2, name: 'Room View Preview' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try It Now' })).toHaveAttribute(
    'href',
    '/room-preview',
  );
});

test('R038: the consultation form is reached by its anchor', async ({ page }) => {
  await page.goto('/#consultation-form');
  await expect(page.getByRole('heading', { name: /design consultation/i })).toBeInViewport();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeInViewport();
});

test('R039: testimonials carry rating, message, name and place', async ({ page, request }) => {
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
