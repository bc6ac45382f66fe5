import { allowConsole, browserNotes } from '../fixtures/console';
import { consultationForm, fillConsultation, newEnquiry } from '../fixtures/consultation';
import { expect, test } from '../fixtures/test';

// A refused form is answered with 400, which the browser notes by itself.
test.use(allowConsole(browserNotes.refused));

const rules = [
  ['name', 'A', 'Name must be at least 2 characters'],
  ['name', '  A  ', 'Name must be at least 2 characters'],
  ['email', 'maren', 'Please enter a valid email address'],
  ['email', '', 'Please enter a valid email address'],
  ['phone', '403555010', 'Please enter a valid phone number'],
  ['phone', '  403555010  ', 'Please enter a valid phone number'],
] as const;

for (const path of ['/', '/contact']) {
  for (const [field, value, message] of rules) {
    test(`R180: on ${path} "${value}" as ${field} is refused with its message`, async ({
      page,
    }) => {
      await page.goto(path);
      await fillConsultation(page, newEnquiry({ [field]: value }));
      const form = consultationForm(page);
      await form.submit.click();
      await expect(form[field]).toHaveAttribute('aria-invalid', 'true');
      await expect(form[field]).toHaveAccessibleDescription(new RegExp(message));
      await expect(form[field]).toBeFocused();
      await expect(form.confirmation).toBeHidden();
    });
  }
}

test('R180: the interest starts at "Select Product Type" and must be chosen', async ({ page }) => {
  await page.goto('/');
  const form = consultationForm(page);
  await expect(form.interest.getByRole('option')).toHaveText([
    'Select Product Type',
    'Roller Blinds',
    'Vertical Blinds',
    'Motorized Options',
    'Roman Shades',
    'Outdoor Shades',
  ]);
  await fillConsultation(page, newEnquiry({ interest: 'Select Product Type' }));
  await form.submit.click();
  await expect(form.interest).toHaveAttribute('aria-invalid', 'true');
  await expect(form.interest).toHaveAccessibleDescription(/\w/);
});

test('R180: an empty form names every mistake and leads to the first', async ({ page }) => {
  await page.goto('/');
  const form = consultationForm(page);
  await form.submit.click();
  for (const field of [form.name, form.email, form.phone, form.interest]) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(form.name).toBeFocused();
  await expect(form.message).not.toHaveAttribute('aria-invalid', 'true');
});

test('R180: a mended field loses its message', async ({ page }) => {
  await page.goto('/');
  const form = consultationForm(page);
  await form.submit.click();
  await expect(form.name).toHaveAttribute('aria-invalid', 'true');
  await form.name.fill('Maren');
  await form.name.blur();
  await expect(form.name).not.toHaveAttribute('aria-invalid', 'true');
});

test('R180: a refused form can be mended and sent', async ({ page }) => {
  await page.goto('/');
  await fillConsultation(page, newEnquiry({ email: 'maren' }));
  const form = consultationForm(page);
  await form.submit.click();
  await expect(form.email).toHaveAttribute('aria-invalid', 'true');
  await form.email.fill(newEnquiry().email);
  await form.submit.click();
  await expect(form.confirmation).toBeVisible();
});
