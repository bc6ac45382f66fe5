import { allowConsole, browserNotes } from '../fixtures/console';
import {
  consultationForm,
  fillConsultation,
  newEnquiry,
  storedRequests,
} from '../fixtures/consultation';
import { expect, test } from '../fixtures/test';

// A refused form is answered with 400, which the browser notes by itself.
test.use({ javaScriptEnabled: false, ...allowConsole(browserNotes.refused) });

for (const path of ['/', '/contact']) {
  test(`R170 R180: without JavaScript a request from ${path} is stored once and confirmed, or comes back with the mistakes and the values`, async ({
    page,
    desk,
  }) => {
    const enquiry = newEnquiry();
    await page.goto(path);
    await fillConsultation(page, enquiry);
    await consultationForm(page).submit.click();
    await expect(consultationForm(page).confirmation).toBeVisible();
    await page.reload();
    expect(await storedRequests(desk, enquiry.email)).toHaveLength(1);

    const mistaken = newEnquiry({ name: 'A', email: 'maren@example', phone: '12345' });
    await page.goto(path);
    await fillConsultation(page, mistaken);
    const form = consultationForm(page);
    await form.submit.click();
    for (const [field, message] of [
      [form.name, 'Name must be at least 2 characters'],
      [form.email, 'Please enter a valid email address'],
      [form.phone, 'Please enter a valid phone number'],
    ] as const) {
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(new RegExp(message));
    }
    await expect(form.name).toHaveValue('A');
    await expect(form.message).toHaveValue(mistaken.message);
    await expect(form.interest).toHaveValue('roman');
  });
}
