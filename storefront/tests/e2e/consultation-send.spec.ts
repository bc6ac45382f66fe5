import {
  consultationForm,
  fillConsultation,
  newEnquiry,
  storedRequests,
} from '../fixtures/consultation';
import { holdBack } from '../fixtures/hold-back';
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

test('R170: on a phone, too, the notice that takes the place of the form is on the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  await fillConsultation(page, newEnquiry());
  await consultationForm(page).submit.click();
  const title = page.getByRole('heading', { name: 'Thank you. Your request is with us.' });
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport({ ratio: 1 });
});

test('R170: while it is sent the button is disabled and says so; after success the form comes back empty for another', async ({
  page,
  desk,
}) => {
  const enquiry = newEnquiry();
  await page.goto('/');
  const form = consultationForm(page);

  await test.step('on its way', async () => {
    const letThrough = await holdBack(page, '**/*', (request) => request.method() === 'POST');
    await fillConsultation(page, {
      ...enquiry,
      name: `  ${enquiry.name} `,
      email: ` ${enquiry.email} `,
    });
    await form.submit.click();
    await expect(form.submitting).toBeDisabled();
    letThrough();
    await expect(form.confirmation).toBeVisible();
    await page.unroute('**/*');
  });

  await test.step('surrounding blanks are not stored', async () => {
    const [stored] = await storedRequests(desk, enquiry.email);
    expect(stored?.name).toBe(enquiry.name);
  });

  await test.step('empty again', async () => {
    await page.getByRole('button', { name: 'Send another' }).click();
    for (const field of [form.name, form.email, form.phone, form.message]) {
      await expect(field).toHaveValue('');
    }
    await expect(form.interest).toHaveValue('');
  });

  await test.step('a second request is a request of its own', async () => {
    await fillConsultation(page, enquiry);
    await form.submit.click();
    await expect.poll(() => storedRequests(desk, enquiry.email)).toHaveLength(2);
  });
});

test('R170: on a phone, whose form is taller than the screen, the notice comes into sight and clear of the toast', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/contact');
  const form = consultationForm(page);
  await fillConsultation(page, newEnquiry());
  await form.submit.click();
  const notice = page.getByRole('heading', { name: 'Thank you. Your request is with us.' });
  await expect(notice).toBeFocused();
  await expect(notice).toBeInViewport({ ratio: 1 });
  await expect(form.confirmation).toBeVisible();
  const covered = await notice.evaluate((title) => {
    const { left, top } = title.getBoundingClientRect();
    return !title.contains(document.elementFromPoint(left + 1, top + 1));
  });
  expect(covered).toBe(false);
});
