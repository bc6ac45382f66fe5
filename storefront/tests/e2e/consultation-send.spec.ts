import {
  consultationForm,
  fillConsultation,
  newEnquiry,
  storedRequests,
} from '../fixtures/consultation';
import { expect, test } from '../fixtures/test';

const success = 'We will contact you shortly to schedule your consultation.';

for (const path of ['/', '/contact']) {
  test(`R170 R180: a request from ${path} without a message is confirmed and on the desk`, async ({
    page,
    desk,
  }) => {
    const enquiry = newEnquiry({ message: '' });
    await page.goto(path);
    await fillConsultation(page, enquiry);
    await consultationForm(page).submit.click();
    await expect(consultationForm(page).confirmation).toBeVisible();
    await expect(page.getByText(success)).toBeVisible();

    const [stored, ...others] = await storedRequests(desk, enquiry.email);
    expect(others).toEqual([]);
    expect(stored).toMatchObject({
      name: enquiry.name,
      phone: enquiry.phone,
      productInterest: 'roman',
      sourcePage: path,
    });
  });
}

test('R170: while it is sent the button is disabled and says so', async ({ page }) => {
  await page.goto('/');
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/*', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  await fillConsultation(page, newEnquiry());
  const form = consultationForm(page);
  await form.submit.click();
  await expect(form.submitting).toBeDisabled();
  letThrough();
  await expect(form.confirmation).toBeVisible();
});

test('R170: after success the form comes back empty', async ({ page }) => {
  await page.goto('/');
  const form = consultationForm(page);
  await fillConsultation(page, newEnquiry());
  await form.submit.click();
  await page.getByRole('button', { name: 'Send another' }).click();
  for (const field of [form.name, form.email, form.phone, form.message]) {
    await expect(field).toHaveValue('');
  }
  await expect(form.interest).toHaveValue('');
});

test('a second request after the first is a request of its own', async ({ page, desk }) => {
  const enquiry = newEnquiry();
  await page.goto('/');
  const form = consultationForm(page);
  await fillConsultation(page, enquiry);
  await form.submit.click();
  await page.getByRole('button', { name: 'Send another' }).click();
  await fillConsultation(page, enquiry);
  await form.submit.click();
  await expect(form.confirmation).toBeVisible();
  await expect.poll(() => storedRequests(desk, enquiry.email)).toHaveLength(2);
});

test('surrounding blanks are not stored', async ({ page, desk }) => {
  const enquiry = newEnquiry();
  await page.goto('/');
  await fillConsultation(page, {
    ...enquiry,
    name: `  ${enquiry.name} `,
    email: ` ${enquiry.email} `,
  });
  await consultationForm(page).submit.click();
  await expect(consultationForm(page).confirmation).toBeVisible();
  const [stored] = await storedRequests(desk, enquiry.email);
  expect(stored?.name).toBe(enquiry.name);
});
