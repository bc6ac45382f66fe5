import {
  consultationForm,
  fillConsultation,
  newEnquiry,
  storedRequests,
} from '../fixtures/consultation';
import { expect, test } from '../fixtures/test';

test('a double click stores one request', async ({ page, desk }) => {
  const enquiry = newEnquiry();
  await page.goto('/');
  await fillConsultation(page, enquiry);
  const form = consultationForm(page);
  await form.submit.dblclick();
  await expect(form.confirmation).toBeVisible();
  expect(await storedRequests(desk, enquiry.email)).toHaveLength(1);
});

test('a resend of the same form stores one request', async ({ page, desk, request }) => {
  const enquiry = newEnquiry();
  await page.goto('/');
  await fillConsultation(page, enquiry);
  const posted = page.waitForRequest((sent) => sent.method() === 'POST');
  await consultationForm(page).submit.click();
  await expect(consultationForm(page).confirmation).toBeVisible();

  const first = await posted;
  const headers = await first.allHeaders();
  const again = await request.post(first.url(), {
    headers: { 'content-type': headers['content-type'] ?? '', origin: headers.origin ?? '' },
    data: first.postDataBuffer() ?? Buffer.alloc(0),
  });
  expect(again.status()).toBeLessThan(300);
  expect(await storedRequests(desk, enquiry.email)).toHaveLength(1);
});

test('two sends at the same moment store one request', async ({ page, desk, request }) => {
  const enquiry = newEnquiry();
  await page.goto('/');
  await fillConsultation(page, enquiry);
  // The visitor's own request never arrives; what it carried is sent twice at once.
  await page.route('**/*', (route) => {
    return route.request().method() === 'POST' ? route.fulfill({ status: 204 }) : route.continue();
  });
  const posted = page.waitForRequest((sent) => sent.method() === 'POST');
  await consultationForm(page).submit.click();
  const sent = await posted;
  const headers = await sent.allHeaders();
  const send = () =>
    request.post(sent.url(), {
      headers: { 'content-type': headers['content-type'] ?? '', origin: headers.origin ?? '' },
      data: sent.postDataBuffer() ?? Buffer.alloc(0),
    });
  await Promise.all([send(), send(), send()]);
  expect(await storedRequests(desk, enquiry.email)).toHaveLength(1);
});
