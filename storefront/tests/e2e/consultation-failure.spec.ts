import { allowConsole } from '../fixtures/console';
import { consultationForm, fillConsultation, newEnquiry } from '../fixtures/consultation';
import type { Route } from 'playwright/test';
import { expect, test } from '../fixtures/test';

// The requests are made to fail here: the browser notes each by itself, and Remix an answer it cannot read.
test.use(allowConsole(/Failed to load resource/, /^console\.error: SyntaxError/));

const badGateway = '<html>Bad gateway</html>';
const notice = 'There was a problem submitting your request. Please try again.';

test('R170 R201: without a line the form and what was entered stay', async ({ page }) => {
  const enquiry = newEnquiry();
  await page.goto('/contact');
  await fillConsultation(page, enquiry);
  const form = consultationForm(page);

  await page.context().setOffline(true);
  await form.submit.click();
  await expect(page.getByText(notice)).toBeVisible();
  await expect(form.message).toHaveValue(enquiry.message);

  await page.context().setOffline(false);
  await form.submit.click();
  await expect(form.confirmation).toBeVisible();
});

test('R170 R201: when no answer or none worth the name comes back, the values stay and it can be sent again', async ({
  page,
}) => {
  const enquiry = newEnquiry();
  await page.goto('/');
  await fillConsultation(page, enquiry);
  const form = consultationForm(page);

  for (const [kind, answer] of [
    ['no answer', (route: Route) => route.abort()],
    ['a page of the proxy', (route: Route) => route.fulfill({ status: 502, body: badGateway })],
  ] as const) {
    await test.step(kind, async () => {
      await page.route('**/*', (route) => {
        return route.request().method() === 'POST' ? answer(route) : route.continue();
      });
      await form.submit.click();
      await expect(page.getByText('Error', { exact: true })).toBeVisible();
      await expect(page.getByText(notice)).toBeVisible();
      await expect(form.confirmation).toBeHidden();
      await expect(form.name).toHaveValue(enquiry.name);
      await expect(form.message).toHaveValue(enquiry.message);
      await expect(form.submit).toBeEnabled();
      await page.unroute('**/*');
      await page.getByRole('button', { name: 'Dismiss notification' }).click();
      await expect(page.getByText(notice)).toBeHidden();
    });
  }

  await form.submit.click();
  await expect(form.confirmation).toBeVisible();
});
