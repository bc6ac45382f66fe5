import { allowConsole, browserNotes } from '../fixtures/console';
import { consultationForm, fillConsultation, newEnquiry } from '../fixtures/consultation';
import { expect, test } from '../fixtures/test';

// A refused form is answered with 400, which the browser notes by itself.
test.use(allowConsole(browserNotes.refused));

/** No field stands twice in a row, so that each message is a new one. */
const rules = [
  ['name', 'A', 'Name must be at least 2 characters'],
  ['email', 'maren', 'Please enter a valid email address'],
  ['phone', '403555010', 'Please enter a valid phone number'],
  ['name', '  A  ', 'Name must be at least 2 characters'],
  ['email', '', 'Please enter a valid email address'],
  ['phone', '  403555010  ', 'Please enter a valid phone number'],
] as const;

for (const path of ['/', '/contact']) {
  test(`R180: on ${path} what breaks a rule is refused with its message, and can be mended`, async ({
    page,
  }) => {
    await page.goto(path);
    const form = consultationForm(page);

    await test.step('an empty form names every mistake and leads to the first', async () => {
      await form.submit.click();
      for (const field of [form.name, form.email, form.phone, form.interest]) {
        await expect(field).toHaveAttribute('aria-invalid', 'true');
      }
      await expect(form.name).toBeFocused();
      await expect(form.message).not.toHaveAttribute('aria-invalid', 'true');
    });

    await test.step('a mended field loses its message', async () => {
      await form.name.fill('Maren');
      await form.name.blur();
      await expect(form.name).not.toHaveAttribute('aria-invalid', 'true');
    });

    for (const [field, value, message] of rules) {
      await test.step(`"${value}" as ${field}`, async () => {
        await fillConsultation(page, newEnquiry({ [field]: value }));
        await form.message.focus();
        await form.submit.click();
        await expect(form[field]).toHaveAttribute('aria-invalid', 'true');
        await expect(form[field]).toHaveAccessibleDescription(new RegExp(message));
        await expect(form[field]).toBeFocused();
        for (const other of (['name', 'email', 'phone'] as const).filter((key) => key !== field)) {
          await expect(form[other]).not.toHaveAttribute('aria-invalid', 'true');
        }
        await expect(form.confirmation).toBeHidden();
      });
    }

    await test.step('mended, it is sent', async () => {
      await form.phone.fill(newEnquiry().phone);
      await form.submit.click();
      await expect(form.confirmation).toBeVisible();
    });
  });
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
