import { allowConsole } from '../fixtures/console';
import { consultationForm, fillConsultation, newEnquiry } from '../fixtures/consultation';
import { expect, test } from '../fixtures/test';

// The requests are made to fail here: the browser notes each by itself, and Remix an answer it cannot read.
test.use(allowConsole(/Failed to load resource/, /^console\.error: SyntaxError/));

const notice = 'There was a problem submitting your request. Please try again.';

test('R170 R201: when the request does not get through, the values stay and it can be sent again', async ({
  page,
}) => {
  const enquiry = newEnquiry();
  await page.goto('/');
  await page.route('**/*', (route) => {
    return route.request().method() === 'POST' ? route.abort() : route.continue();
  });
  await fillConsultation(page, enquiry);
  const form = consultationForm(page);
  await form.submit.click();

  await expect(page.getByText('Error', { exact: true })).toBeVisible();
  await expect(page.getByText(notice)).toBeVisible();
  await expect(form.name).toHaveValue(enquiry.name);
  await expect(form.message).toHaveValue(enquiry.message);
  await expect(form.submit).toBeEnabled();

  await page.unroute('**/*');
  await form.submit.click();
  await expect(form.confirmation).toBeVisible();
});

test('R170 R201: an answer that is no answer is a failure, not a success', async ({ page }) => {
  await page.goto('/');
  await page.route('**/*', (route) => {
    return route.request().method() === 'POST'
      ? route.fulfill({ status: 502, body: '<html>Bad gateway</html>' })
      : route.continue();
  });
  await fillConsultation(page, newEnquiry());
  const form = consultationForm(page);
  await form.submit.click();
  await expect(page.getByText(notice)).toBeVisible();
  await expect(form.confirmation).toBeHidden();
  await expect(form.submit).toBeEnabled();
});
